"""What the server counts, as Prometheus reads it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

ACT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.steps = Counter("heckmeck_steps", "Steps appended to the event log", ["by"], registry=registry)
        self.refused = Counter(
            "heckmeck_refused", "Requests and messages refused", ["reason"], registry=registry
        )
        self.lost_races = Counter(
            "heckmeck_lost_races", "Appends that another writer preceded", registry=registry
        )
        self.storage_trouble = Counter("heckmeck_storage_trouble", "Failed transactions", registry=registry)
        self.notices_lost = Counter(
            "heckmeck_notices_lost", "Notices that the channel refused", registry=registry
        )
        self.channel_up = Gauge(
            "heckmeck_channel_up", "Whether notices of other processes arrive", registry=registry
        )
        self.bots_failed = Counter(
            "heckmeck_bots_failed", "Bots that had no legal answer", ["bot"], registry=registry
        )
        self.tables_made = Counter("heckmeck_tables", "Tables created", registry=registry)
        self.reactions = Counter(
            "heckmeck_reactions", "Pictures shown at tables", ["reaction"], registry=registry
        )
        self.sockets = Gauge("heckmeck_sockets", "Open sockets and streams", registry=registry)
        self.cached = Gauge("heckmeck_tables_cached", "Tables replayed in memory", registry=registry)
        self.act_seconds = Histogram(
            "heckmeck_act_seconds", "From a decision to its commit", registry=registry, buckets=ACT_SECONDS
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
