/** What `houseway VERB --help` says of each verb. */
export const HELP = {
  backup: {
    usage: ['backup FILE [--data DIR | --database-url URL] [--json]'],
    about: `Copies a whole house into one file, from either database and for either, beside the running server or not:
the journal, the private records of staff and members, the secrets of draws under way, and house.json. Every event is
checked on the way, and the copy is read back before it gets its name. Names and hashes of PINs are in it: only you
may read the file, and the pepper, without which no PIN can be checked, is not in it. Restore it with houseway
restore.`,
    examples: ['backup house-2026-03-02.backup'],
    exits: '0 made and checked, 1 not made, 2 not understood',
  },
  check: {
    usage: ['check FILE... [--kind KIND] [--json]'],
    about: `Runs conformance scenarios through the same core that serves the floor and prints a line for each:
"ok ID", or "not ok ID" with the difference. A kind that is not built yet fails.`,
    examples: ['check test/fixtures/conformance/games-public.json --kind hand'],
    exits: '0 all passed, 1 some failed, 2 a file cannot be read',
  },
  draw: {
    usage: ['draw verify FILE', 'draw export N [--out FILE]'],
    about: `"export" writes the record of a draw that is over: its entries, the secret, the public value and what came
out. "verify" repeats the draw from such a file, on any machine and without a journal: the entries and the secret have
to be those that were announced, and the same has to come out. Hold the two hashes that it prints against those that
stood on the sign before the draw. Neither changes anything, and both may run beside the server.`,
    examples: ['draw export 12 --out draw-12.json', 'draw verify draw-12.json'],
    exits: '0 it holds, 1 it does not or is not to be read, 2 not understood',
  },
  init: {
    usage: ['init [--name NAME] [--zone ZONE] [--day-starts TIME] [--admin NAME] [--badge BADGE] [--demo]'],
    about: `Makes a new house with nothing in it but its first administrator: house.json, the journal and the private
records. What is not said is asked for; the PIN always is. Without a terminal each answer is a line of the input.`,
    examples: ['init --name "Harbor Card Club" --admin "Ann Lee" --badge 1001'],
    exits: '0 made, 1 there is a house already, 2 not understood',
  },
  journal: {
    about: `"verify" reads every event, checks numbers, hashes, epochs and commands, replays the house and holds its
books against its funds; it names each event that is not what was written. "replay" shows the house as it stood at a
moment of its own time, for example 2026-03-02T18:00. "export" writes the events with their hashes as JSON Lines.
"anchor" writes the number and hash of the last event, to be kept where nobody who can reach the journal can reach it;
"verify --anchor" then shows whether the journal is still the one that was anchored, and if not, between which events
it departs. None of them changes anything, and all may run beside the server.`,
    examples: [
      'journal verify --data data',
      'journal replay --until 2026-03-02T18:00 --show meters',
      'journal export --from 1 --to 100 --out first.jsonl',
      'journal anchor --out /mnt/elsewhere/anchors.jsonl',
      'journal verify --anchor /mnt/elsewhere/anchors.jsonl',
    ],
    exits: '0 whole, 1 not whole or not to be read, 2 not understood',
  },
  migrate: {
    usage: ['migrate [--data DIR | --database-url URL] [--check] [--json]'],
    about: `Brings the tables of a journal to the format of this version; makes them where there are none. Events are
never changed. Stop the server first and make a backup. A journal of a newer version is left as it is.`,
    exits: '0 the format of this version, 1 not, 2 not understood',
  },
  odds: {
    help: `Usage: houseway odds [SUBJECT | ACTIVITY] [--bet BET] [--OPTION VALUE]... [--json]

Exact odds, in counts and fractions. Without a subject it lists what there is; with --list the bets and options of one.
For an activity of the rulebook, by its id or key: the chances of each row of a chart, and what they mean for the house.

  --against "chart=B seed=5000"   the same activity with these options instead, side by side
  --plot meter|short|advance      what to draw: the hit of the meter, the reserve falling short, the house's advance
  --svg FILE                      writes the plot as a drawing; --plot FILE.svg writes the usual one
  --own FOLDER                    also knows the house's own activities in this folder

Examples:
  houseway odds crazy-4-poker --bet queens-up --schedule A
  houseway odds baccarat --decks 8 --json
  houseway odds bonus-hand-progressive-1-0 --chart A --seed 25000 --tables 6 --rounds-per-hour 35
Long work runs on all cores; Ctrl-C stops it. Exit codes: 0 answered, 2 not understood.`,
  },
  people: {
    usage: [
      'people list [--json]',
      'people add --name NAME --badge BADGE --roles ROLES --department DEPARTMENT [--id ID]',
      'people roles ID --roles ROLES --department DEPARTMENT',
      'people lock ID --reason REASON',
      'people unlock ID',
      'people pin ID',
      'people erase ID',
      'people review',
      'people offer STATION --kind KIND [--table N] [--place WORDS]',
    ],
    about: `"list" is the quarterly access review: who may do what, and who signed on when last; "review" prints it and
records that somebody went through it. "offer" prints a code; type it at the new station within 15 minutes. Both
"list" and "offer" may run beside the server; everything else writes the journal, so stop the server first or use the
office screen. Once two people are administrator or compliance, changes are made by them: name yourself with --by ID
and, where rights are given, another with --second ID. PINs are asked for; without a terminal each is a line of the
input.`,
    examples: [
      'people add --name "Ann Lee" --badge 1001 --roles administrator --department systems',
      'people lock p-3 --reason left --by p-1',
      'people offer office-1 --kind office',
    ],
    exits: '0 done, 1 refused or not to be read, 2 not understood',
  },
  play: {
    usage: ['play GAME [--ante 10] [--seed TEXT]'],
    exits: '0 played, 2 not understood',
  },
  report: {
    usage: ['report NAME [--from DATE] [--to DATE] [--activity ID] [--level POOL] [--format text|csv|json]'],
    examples: ['report collection --from 2026-03-02 --to 2026-03-08 --format csv'],
    exits: '0 printed, 1 the journal cannot be read, 2 not understood',
  },
  restore: {
    usage: ['restore FILE [--data DIR | --database-url URL] [--check] [--json]'],
    about: `Makes a house from a backup, in a place where there is none: the file is read to its end first, the journal
is written whole or not at all and verified afterwards, private records, secrets of draws and house.json come with it.
PINs are right again once the pepper is back. This is also how a house moves from SQLite to PostgreSQL or back.`,
    examples: ['restore house-2026-03-02.backup --database-url postgres://houseway@db/house'],
    exits: '0 restored and verified, 1 not, 2 not understood',
  },
  rulebook: {
    usage: [
      'rulebook list [--own FOLDER] [--json]',
      'rulebook show ID [--on DAY] [--own FOLDER] [--json]',
      'rulebook export --json [--own FOLDER]',
      'rulebook check FILE...',
      'rulebook schema',
    ],
    about: `The approved activities: what a house may offer, within what, and by which clause. An activity is named by
the regulator's id or its key. "check" reads a house's own activities and names every problem with its place;
"schema" prints the JSON Schema that they follow. Amounts in JSON are whole cents.`,
    examples: ['rulebook show no-limit-bad-beat', 'rulebook check docs/examples/own/harbor-bad-beat.json'],
    exits: '0 yes, 1 a file has problems, 2 not understood',
  },
  serve: {
    help: `Usage: houseway serve [--data DIR | --database-url URL] [--port 4040] [--host 127.0.0.1]

Checks the journal, puts the house into service, runs the server with the screens and prints its address. Stop it
with Ctrl-C.

  --data DIR           keep the journal in a folder of this machine; ./data where nothing is said
  --database-url URL   keep it in PostgreSQL: postgres://user:password@host:5432/name
  --schema NAME        one schema a house; houseway where nothing is said
  --house FILE         how the house is set up; house.json in the data folder where nothing is said
  --config FILE        how the server runs; server.json in the data folder where there is one
  --standby            while another serves this house, follow it and take over when it is gone; always on PostgreSQL
  --port, --host       where it listens
  --tls-key FILE, --tls-cert FILE
                       speak TLS with this key and certificate (PEM)
  --demo               a card room to look at: sixty tables, made-up people and a simulation that plays; data/demo where
                       no folder is named. docs/demo.md tells more
  --fresh              begin the demonstration anew
  --speed N            how fast it is played: 0 stands still, 1 is real pace, 100 is the most
  --log-level LEVEL    fatal, error, warn (where nothing is said), info (every refusal), debug or silent

The same may stand in the environment (PORT, HOUSEWAY_HOST, HOUSEWAY_DATA, DATABASE_URL, HOUSEWAY_TLS_KEY,
HOUSEWAY_TLS_CERT, HOUSEWAY_LOG_LEVEL, HOUSEWAY_STATION_RATE, HOUSEWAY_METRICS_TOKEN) or in server.json.
Exit codes: 0 stopped, 1 could not start, 2 not understood.`,
  },
  sheet: {
    usage: ['sheet ID --offering FILE [--out FILE.pdf|.html|.txt] [--language LANGUAGE] [--on DAY] [--own FOLDER]'],
    about: `The rule sheet that must hang on the floor while an activity is offered. The offering is a JSON file with
what the house chose (charts, payouts, prizes, seed, reseed, times ...; amounts in whole cents). Without --out the
sheet is printed as plain text. An offering outside the approval gets no sheet, but the clause.`,
    examples: ['sheet harbor-bad-beat --own docs/examples/own --offering docs/examples/harbor-offering.json'],
    exits: '0 made, 1 not approved or not complete, 2 not understood',
  },
  tournament: {
    usage: [
      'tournament icm STACKS --prizes AMOUNTS',
      'tournament structure --players N --chips N --hours H [--level M] [--smallest N] [--break-every N [--break M]]',
      'tournament payout --entries N [--places N] [--steepness flat|usual|steep] [--pool AMOUNT [--step AMOUNT]]',
      'tournament log PROMOTION [--language LANGUAGE] [--json]',
      'tournament rules',
      'tournament pots CHIPS:SEATS... --button N --seats N',
      'tournament bet CHIPS --facing N [--as chips|all-in|one-chip|one-chip-raise]',
    ],
    about: `"icm" says what each stack is worth for the prizes that are left, for up to 20 players: advice for a deal.
"structure" designs levels and breaks for an event of about so many hours, and says when most such events end.
"payout" designs percentages that add up to exactly 100, and with a pool amounts that add up to exactly the pool.
"log" prints the log of an event from the journal: everything that the approval lists, to be signed and kept. Names
stand beside the ids as far as the club and the staff list still have them.
"rules" lists the rules of play, and who keeps each.
"pots" shares out each pot by itself; odd chips go to the winners first to the left of the button.
"bet" rules what chips put in without a word come to in no limit: a call, or a raise and to how much.`,
    examples: [
      'tournament icm 5000,3000,2000 --prizes 50,30,20',
      'tournament structure --players 120 --chips 20000 --hours 8 --break-every 4',
      'tournament payout --entries 120 --pool 12000 --step 5',
      'tournament log spring-classic',
      'tournament pots 301:2,7 50:4 --button 5 --seats 9',
      'tournament bet 150 --facing 100',
    ],
    exits: '0 done, 1 there is no such event, 2 not understood',
  },
} as const;
