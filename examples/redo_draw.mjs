// Runs the draws of a tournament again from its published seed (docs/rules.md R9) and compares them with what was drawn.
//   node redo_draw.mjs TOURNAMENT.json     (from `heckmeck tournament export FILE --json` or the server's export/json)
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const ATTEMPTS = 20;

/** The bytes of HMAC-SHA256(seed, "draw:n:block") for block 0, 1, … */
function* bytes(seed, number) {
  for (let block = 0; ; block++) yield* createHmac("sha256", seed).update(`draw:${number}:${block}`).digest();
}

/** A number from 0 to count - 1, each equally likely. */
function fairIndex(stream, count) {
  const size = count <= 256 ? 1 : 2;
  const limit = 256 ** size - (256 ** size % count);
  for (;;) {
    let value = 0;
    for (let taken = 0; taken < size; taken++) value = value * 256 + stream.next().value;
    if (value < limit) return value % count;
  }
}

function shuffled(stream, players) {
  const order = [...players];
  for (let last = order.length - 1; last > 0; last--) {
    const other = fairIndex(stream, last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

const draw = (seed, number, players) => shuffled(bytes(seed, number), players);
const metBefore = (met, player, table) =>
  table.reduce((sum, other) => sum + (met.get(player)?.get(other) ?? 0), 0);

function meetings(tables) {
  const met = new Map();
  for (const table of tables)
    for (const one of table)
      for (const other of table)
        if (one !== other) {
          if (!met.has(one)) met.set(one, new Map());
          met.get(one).set(other, (met.get(one).get(other) ?? 0) + 1);
        }
  return met;
}

function changePlaces(tables, table, seat, met) {
  const player = table[seat];
  const rest = table.filter((_, index) => index !== seat);
  const here = metBefore(met, player, rest);
  let best = null;
  let mostSaved = 0;
  for (const otherTable of tables) {
    if (otherTable === table) continue;
    const there = metBefore(met, player, otherTable);
    otherTable.forEach((other, otherSeat) => {
      const before = here + metBefore(met, other, otherTable);
      const after = there - (met.get(player)?.get(other) ?? 0) + metBefore(met, other, rest);
      if (before - after > mostSaved) [best, mostSaved] = [[otherTable, otherSeat], before - after];
    });
  }
  if (best === null) return false;
  const [otherTable, otherSeat] = best;
  [table[seat], otherTable[otherSeat]] = [otherTable[otherSeat], player];
  return true;
}

function drawTables(seed, number, players, sizes, met) {
  const stream = bytes(seed, number);
  let best = null;
  let fewest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt++) {
    const order = shuffled(stream, players);
    const tables = sizes.map((size) => order.splice(0, size));
    for (let changed = met.size > 0; changed; ) {
      changed = false;
      for (const table of tables)
        for (let seat = 0; seat < table.length; seat++)
          if (metBefore(met, table[seat], table)) changed = changePlaces(tables, table, seat, met) || changed;
    }
    const left = tables.reduce((sum, table) => sum + table.reduce((all, one) => all + metBefore(met, one, table), 0), 0) / 2;
    if (left < fewest) [best, fewest] = [tables, left];
  }
  return best;
}

/** Where house rules draw by placing: those who had the same place sit together as far as possible. */
function drawPlaced(seed, number, groups, sizes) {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((player) => [player, index])));
  const order = draw(seed, number, groups.flat().sort((a, b) => a - b)).sort((a, b) => groupOf.get(a) - groupOf.get(b));
  return sizes.map((size) => order.splice(0, size));
}

function drawSeats(seed, number, tables) {
  const order = draw(seed, number, tables.flat().sort((a, b) => a - b));
  const turn = new Map(order.map((player, position) => [player, position]));
  return tables.map((table) => [...table].sort((a, b) => turn.get(a) - turn.get(b)));
}

const tournament = JSON.parse(readFileSync(process.argv[2], "utf8"));
const seed = Buffer.from(tournament.seed, "hex");
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
if (tournament.seal) {
  const { commitment, secret, phrase } = tournament.seal;
  if (sha256(Buffer.from(secret, "hex")) !== commitment) throw new Error("the secret is not the one that was sealed");
  if (sha256(`${secret}:${phrase}`) !== tournament.seed) throw new Error("secret and phrase do not make the seed");
}
let draws = 0;
const compare = (what, again, drawn) => {
  draws++;
  if (JSON.stringify(again) !== JSON.stringify(drawn)) throw new Error(`${what} is not that of the seed`);
};
for (const stage of tournament.stages) {
  const drawn = (player) => !stage.late?.includes(player); // whoever came late has the worst lots
  const lots = draw(seed, stage.lots.draw, stage.players.filter(drawn));
  compare(`the lots of stage ${stage.number}`, lots, stage.lots.order.filter(drawn));
  const earlier = [];
  for (const round of stage.rounds) {
    const all = round.tables.map((table) => table.seats.map((seat) => seat.player));
    const seated = round.tables.map((table) => table.seats.filter((seat) => !seat.late).map((seat) => seat.player));
    const players = seated.flat().sort((a, b) => a - b);
    const sizes = seated.map((table) => table.length);
    const tables = round.groups
      ? drawPlaced(seed, round.draw, round.groups, sizes)
      : drawTables(seed, round.draw, players, sizes, meetings(earlier));
    compare(`round ${round.round} of stage ${stage.number}`, drawSeats(seed, round.draw + 1, tables), seated);
    earlier.push(...all);
  }
}
console.log(`${draws} draws agree`);
