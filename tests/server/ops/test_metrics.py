"""What the server counts: each process its own, as Prometheus reads it."""

from heckmeck.server.ops.metrics import Metrics


def test_each_process_counts_its_own() -> None:
    one, other = Metrics(), Metrics()
    one.refused.labels("table-full").inc(3)
    one.sockets.inc()
    assert b'heckmeck_refused_total{reason="table-full"} 3.0' in one.text()
    assert b"heckmeck_sockets 1.0" in one.text()
    assert b"table-full" not in other.text()


def test_the_time_of_a_decision_falls_into_its_bucket() -> None:
    metrics = Metrics()
    metrics.act_seconds.observe(0.003)
    assert b'heckmeck_act_seconds_bucket{le="0.0025"} 0.0' in metrics.text()
    assert b'heckmeck_act_seconds_bucket{le="0.005"} 1.0' in metrics.text()
