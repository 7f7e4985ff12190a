/** What `houseway VERB --help` says of each verb. */
export const HELP = {
  backup: {
    usage: ['backup FILE [--data DIR | --database-url URL] [--json]'],
    about: `Copies a whole house into one file: the journal, the private records of staff and members, the secrets of
open draws, and house.json. It works from and for either database, also while the server runs. Every event is checked
on the
way, and the copy is checked before it gets its name. The file has names and PIN hashes, so only you may read it. The
pepper, which is needed to check PINs, is not in it. Restore it with houseway restore.`,
    examples: ['backup house-2026-03-02.backup'],
    exits: '0 made and checked, 1 not made, 2 not understood',
  },
  bridge: {
    usage: ['bridge mqtt --broker URL --house URL --key-file FILE [--prefix TOPIC] [--ca FILE] [--only in|out]'],
    about: `Stands between an MQTT broker and a house, as a program of its own with the key of a service: the house
itself opens no connection. Readings of sensors go in, from PREFIX/tables/8/seats/3/activities/ID with the
payload on, off, or "on 2026-11-15T18:00:00.250Z"; what became of each is told at PREFIX/outcomes/.... Meters, boards
and winners go out as topics that stay. All of it at least once (QoS 1); it reconnects to either side by itself.
PREFIX/bridge says online or offline. The service needs the scope sensors for readings. End it with Ctrl-C.`,
    examples: ['bridge mqtt --broker mqtt://broker.lan --house https://houseway.lan --key-file mqtt.key'],
    exits: '0 ended, 1 the house refuses the key, 2 not understood',
  },
  certificate: {
    usage: ['certificate make [--names NAMES] [--port PORT] [--new-authority]', 'certificate show'],
    about: `Beyond this machine a house is served over TLS only. "make" makes an authority of the house and a certificate
for its server, in the folder tls beside the journal, where "serve --host" finds it; and a page to print, by which tablets
and desks come to trust the house. The authority is good for ten years and signs for names of a private network and
those you name, nothing else. The server's certificate is good for 13 months: run "make" again and restart, and tablets
need nothing.`,
    examples: ['certificate make --names houseway.lan,10.0.0.5'],
    exits: '0 made, 1 not made, 2 not understood',
  },
  check: {
    usage: ['check FILE... [--kind KIND] [--through WAY] [--json]'],
    about: `Runs conformance scenarios through the same core that serves the floor and prints a line for each:
"ok ID", or "not ok ID" with the difference. A kind that isn't supported yet fails.
"--through house" plays each scenario over the network in a house of its own, with people signed on at their stations.
"--through stations" does the same with only what the screens can enter; what they can't is named. Both leave out hands
that are only ranked, and end with a line for each kind.`,
    examples: [
      'check test/fixtures/conformance/games-public.json --kind hand',
      'check test/fixtures/conformance/games-public.json --through house',
    ],
    exits: "0 all passed, 1 some failed, 2 a file can't be read",
  },
  device: {
    usage: [
      'device sensor --house URL --key-file FILE --table N --seats SEATS --activity ID|--bet NAME [--times N] [--every MS]',
      'device cards --house URL --key-file FILE --table N [--cards CARDS] [--times N] [--every MS]',
    ],
    about: `Plays a sensor or a card reader, so that you can try what you connect. "sensor" puts fees down and takes them
away at the seats, "cards" lets cards come out. A line for each reading says what became of it. With a demo house and the
key of a service with the scope sensors, nothing else is needed.`,
    examples: ['device sensor --house http://localhost:4040 --key-file try.key --table 8 --seats 1,2 --activity ID'],
    exits: '0 told, 1 the house refuses or is silent, 2 not understood',
  },
  draw: {
    usage: ['draw verify FILE', 'draw export N|TABLE/ROUND [--out FILE]'],
    about: `"export" writes the record of a finished draw: its entries, the secret, the public value and the result.
"verify" repeats the draw from such a file, on any machine and without a journal. The entries and the secret have to be
the ones announced, and the result has to be the same. Compare the two hashes it prints with those shown on the sign
before the draw. The magic card and lucky position of a table game are exported by table and round. Neither changes
anything, and both can run while the server runs.`,
    examples: ['draw export 12 --out draw-12.json', 'draw export 7/34', 'draw verify draw-12.json'],
    exits: "0 it checks out, 1 it does not or can't be read, 2 not understood",
  },
  init: {
    usage: ['init [--name NAME] [--zone ZONE] [--day-starts TIME] [--admin NAME] [--badge BADGE] [--demo]'],
    about: `Sets up a new house with its first administrator: house.json, the journal and the private records. It asks
for what you leave out, and always for the PIN. Without a terminal, each answer is a line of the input.`,
    examples: ['init --name "Harbor Card Club" --admin "Ann Lee" --badge 1001'],
    exits: '0 made, 1 there is already a house, 2 not understood',
  },
  journal: {
    about: `"verify" reads every event, checks numbers, hashes, epochs and commands, replays the house and compares its
books with its funds. It names each event that was changed. "replay" shows the house at a moment of its own time, for
example 2026-03-02T18:00. "export" writes the events with their hashes as JSON Lines. "anchor" writes the number and
hash of the last event; keep it where nobody with access to the journal can change it. "verify --anchor" then shows
whether the journal is still the one that was anchored, and if not, between which events it differs. None of them
changes anything, and all can run while the server runs.`,
    examples: [
      'journal verify --data data',
      'journal replay --until 2026-03-02T18:00 --show meters',
      'journal export --from 1 --to 100 --out first.jsonl',
      'journal anchor --out /mnt/elsewhere/anchors.jsonl',
      'journal verify --anchor /mnt/elsewhere/anchors.jsonl',
    ],
    exits: "0 intact, 1 changed or can't be read, 2 not understood",
  },
  migrate: {
    usage: ['migrate [--data DIR | --database-url URL] [--check] [--json]'],
    about: `Updates the tables of a journal to the format of this version, or makes them. Events are never changed. Stop
the server first and make a backup. A journal of a newer version is left as it is.`,
    exits: '0 the format of this version, 1 not, 2 not understood',
  },
  odds: {
    help: `Usage: houseway odds [SUBJECT | ACTIVITY] [--bet BET] [--OPTION VALUE]... [--json]

Exact odds, in counts and fractions. Without a subject, it lists all subjects; with --list, the bets and options of one.
For an activity of the rulebook, by its id or key: the odds of each row of a chart, and what they mean for the house.

  --against "chart=B seed=5000"   the same activity with these options, side by side
  --plot meter|short|advance      what to plot: hits of the meter, the reserve running short, the house's advance
  --svg FILE                      writes the plot as a picture; --plot FILE.svg writes the usual one
  --own FOLDER                    also use the house's own activities in this folder

Examples:
  houseway odds crazy-4-poker --bet queens-up --schedule A
  houseway odds baccarat --decks 8 --json
  houseway odds bonus-hand-progressive-1-0 --chart A --seed 25000 --tables 6 --rounds-per-hour 35
Long jobs run on all cores; Ctrl-C stops them. Exit codes: 0 answered, 2 not understood.`,
  },
  open: {
    help: `Usage: houseway open [--data DIR | --database-url URL] [--port 4040] [serve's other options]

Opens a new house in the browser of this machine: its name, address, license, logo, time zone and gaming day, its first
two people, who type their own PINs, and its approvals. It prints an address and a code for that page. You can stop and
continue later: what was entered is kept, only PINs are not. When the house is founded, the same program serves it; from
then on start it with houseway serve.

Exit codes: 0 stopped, 1 there is already a house or it couldn't start, 2 not understood.`,
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
      'people seal',
      'people recover ID',
      'people offer STATION --kind KIND [--table N] [--place WORDS]',
    ],
    about: `"list" is the quarterly access review: who may do what, and who last signed on when. "review" prints it and
records that somebody checked it. "offer" prints a code; type it at the new station within 15 minutes. "list" and
"offer" can run while the server runs. Everything else writes the journal, so stop the server first or use the office
screen. Once two people are administrator or compliance, they make the changes: name yourself with --by ID and, to give
rights, another person with --second ID. It asks for PINs; without a terminal, each is a line of the input. "seal" prints
a new recovery code, once: put it in a sealed envelope. "recover" lets an administrator or compliance person in with that
code and a one-time PIN when nobody else can; the office is alarmed, and the next code is printed.`,
    examples: [
      'people add --name "Ann Lee" --badge 1001 --roles administrator --department systems',
      'people lock p-3 --reason left --by p-1',
      'people offer office-1 --kind office',
    ],
    exits: "0 done, 1 refused or can't be read, 2 not understood",
  },
  play: {
    usage: ['play GAME [--ante 10] [--seed TEXT]'],
    exits: '0 played, 2 not understood',
  },
  report: {
    usage: [
      'report NAME [--from DATE] [--to DATE] [--activity ID] [--level POOL] [--format text|csv|json] [--language LANGUAGE]',
    ],
    about: 'The records of a house, from its journal. Dates are gaming days, both included; all days when left out.',
    examples: ['report collection --from 2026-03-02 --to 2026-03-08 --format csv', 'report wins --language es'],
    exits: "0 printed, 1 the journal can't be read, 2 not understood",
  },
  manifest: {
    about: `Writes down which files this program is made of: its own, those of the packages it runs with, and Node
itself, as sha256sum writes them (sha256sum -c MANIFEST.sha256 checks them without Houseway). With the manifest beside
package.json a server starts only with exactly these files; with programKey in server.json only with a manifest signed
by that key.`,
    examples: ['manifest make --key /media/signer/program.key'],
    exits: '0 made, or everything matches the manifest; 1 not made, or something differs; 2 not understood',
  },
  restore: {
    usage: ['restore FILE [--data DIR | --database-url URL] [--check] [--unproven] [--json]'],
    about: `Restores a house from a backup, in an empty place. The whole file is read first. The journal is written
completely or not at all, and verified afterwards; private records and house.json come with it. Put the pepper into the
data folder first (or set HOUSEWAY_PEPPER): with it the mark of the house over the whole file is checked, and PINs
work. This is also how to move a house from SQLite to PostgreSQL or back.`,
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
    about: `The approved activities: what a house may offer, within what limits, and by which clause. Name an activity
by the regulator's id or by its key. "check" reads a house's own activities and names every problem with its place.
"schema" prints their JSON Schema. Amounts in JSON are whole cents.`,
    examples: ['rulebook show no-limit-bad-beat', 'rulebook check docs/examples/own/harbor-bad-beat.json'],
    exits: '0 yes, 1 a file has problems, 2 not understood',
  },
  serve: {
    help: `Usage: houseway serve [--data DIR | --database-url URL] [--port 4040] [--host 127.0.0.1]

Checks the journal, puts the house in service, runs the server with the screens and prints its address. Stop it with
Ctrl-C.

  --data DIR           keep the journal in a folder of this machine; ./data when left out
  --database-url URL   keep it in PostgreSQL: postgres://user:password@host:5432/name
  --schema NAME        one schema for each house; houseway when left out
  --house FILE         settings of the house; house.json in the data folder when left out
  --config FILE        settings of the server; server.json in the data folder, if it is there
  --standby            follow another server of this house and take over when it is gone; always on PostgreSQL
  --port, --host       where it listens
  --tls-key FILE, --tls-cert FILE
                       use TLS with this key and certificate (PEM); beyond this machine those of houseway certificate
                       when left out
  --insecure           open it to the network without TLS: everybody there can read along, and every screen says so
  --demo               a card room to try: sixty tables, made-up people and a simulation that plays; data/demo when no
                       folder is named. See docs/demo.md
  --fresh              start the demo over
  --speed N            how fast the demo plays: 0 is paused, 1 is real time, 100 is the fastest
  --log-level LEVEL    fatal, error, warn (when left out), info (every refusal), debug or silent

You can set the same in the environment (PORT, HOUSEWAY_HOST, HOUSEWAY_DATA, DATABASE_URL, HOUSEWAY_TLS_KEY,
HOUSEWAY_TLS_CERT, HOUSEWAY_INSECURE, HOUSEWAY_HOSTS, HOUSEWAY_ORIGIN, HOUSEWAY_LOG_LEVEL, HOUSEWAY_STATION_RATE,
HOUSEWAY_METRICS_TOKEN) or in server.json.
Exit codes: 0 stopped, 1 couldn't start, 2 not understood.`,
  },
  sheet: {
    usage: ['sheet ID --offering FILE [--out FILE.pdf|.html|.txt] [--language LANGUAGE] [--on DAY] [--own FOLDER]'],
    about: `The rule sheet that must be posted on the floor while an activity is offered. The offering is a JSON file
with the choices of the house (charts, payouts, prizes, seed, reseed, times ...; amounts in whole cents). Without
--out, the sheet is printed as plain text. For an offering outside the approval, it prints the clause instead.`,
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
    about: `"icm" shows what each stack is worth for the prizes left, for up to 20 players: advice for a deal.
"structure" designs levels and breaks for a tournament of about that many hours, and says when most of them end.
"payout" designs percentages that add up to exactly 100 and, with a pool, amounts that add up to exactly the pool.
"log" prints the log of a tournament from the journal: everything the approval lists, to sign and keep. Names are shown
next to the ids if the club and the staff list still have them.
"rules" lists the rules of play, and who enforces each.
"pots" splits each pot by itself; odd chips go to the first winners to the left of the button.
"bet" rules what chips put in without a word mean in no-limit: a call, or a raise and to how much.`,
    examples: [
      'tournament icm 5000,3000,2000 --prizes 50,30,20',
      'tournament structure --players 120 --chips 20000 --hours 8 --break-every 4',
      'tournament payout --entries 120 --pool 12000 --step 5',
      'tournament log spring-classic',
      'tournament pots 301:2,7 50:4 --button 5 --seats 9',
      'tournament bet 150 --facing 100',
    ],
    exits: '0 done, 1 there is no such tournament, 2 not understood',
  },
} as const;

/** What verbs say, by its code. */
export const SENTENCES = {
  'activity-or-bet': 'Name the fee or the bet: --activity ID or --bet NAME.',
  'bridge-up': 'The bridge stands between {broker} and {house}, under {prefix}. End it with Ctrl-C.',
  'bridge-house-silent': "The house doesn't answer. The bridge tries again.",
  'bridge-house-trouble': 'The house says: {reason}',
  'broker-trouble': 'The broker is away ({reason}). The bridge tries again.',
  'broker-missing': 'Name the broker: --broker mqtt://HOST or mqtts://HOST.',
  'device-numbers': '--table, --times and --every are numbers. Name the table: --table N.',
  'house-address-missing': 'Name the house: --house https://HOST.',
  'house-silent': "{house} doesn't answer. Check that the house runs there.",
  'key-file-missing': 'Name the file with the key: --key-file FILE.',
  'seats-missing': 'Name the seats: --seats 1,2,3.',
  'way-wrong': '--only is in or out, not {way}.',
  'activity-missing': 'Name the activity: houseway rulebook show ID.',
  'after-event': 'After event {event, number}:',
  'anchor-unsigned': "The anchor of event {event} in {file} isn't signed with the key in {key}, so it proves nothing.",
  anchored: 'Event {event} is anchored in {file}. Keep the file where nobody with access to the journal can change it.',
  'anchors-missing': 'Name the file with the anchors: --anchor FILE.',
  'as-wrong': '--as is one of {known}.',
  'ask-admin': 'Name of the first administrator:',
  'ask-badge': 'Badge number:',
  'ask-decision': 'fold, 1, 2, 3 or q?',
  'ask-house': 'Name of the house:',
  'ask-new-pin': 'New PIN for {person}:',
  'ask-pin': 'PIN for {person}:',
  'ask-recovery-code': 'The recovery code from the sealed envelope:',
  'backed-up': '{file} holds {events, plural, one {# event} other {# events}} from {place}, and was checked.',
  'backed-up-beside': "Also in it: {beside}. The pepper isn't in it; keep it somewhere else.",
  'manifest-made': 'The manifest names {files, plural, one {# file} other {# files}}. Nobody has signed it.',
  'manifest-none':
    'There is no manifest. The fingerprint of {files, plural, one {# file} other {# files}} is {fingerprint}.',
  // Of the verb check.
  'manifest-unsigned':
    '{files, plural, one {The only file matches} other {All # files match}} the manifest. Nobody checked who wrote it: name a --public-key. Fingerprint {fingerprint}.',
  'manifest-signed': 'The signature covers {files, plural, one {the only file} other {all # files}}.',
  'records-changed':
    "These private records aren't as this house wrote them: {records}. Find out who changed them, and restore from a checked backup.",
  'proof.this-house':
    'Its mark proves that this house made all of it: how the house is set up, events, private records, house.json.',
  'proof.not-this-house':
    'Its mark does not fit the pepper that is here: it was changed, or another house made it. Nothing in it is proven.',
  'proof.no-mark':
    'It has no mark of a house, so only its events are proven, by their chain. Nothing proves who wrote its records and house.json.',
  'proof.no-key':
    'Its mark was not checked, since the pepper of the house is not here. Only its events are proven, by their chain.',
  'backup-whole': '{file} is intact: {events, plural, one {# event} other {# events}}.',
  beside:
    '{people, plural, one {# staff record} other {# staff records}}, {members, plural, one {# member record} other {# member records}}, no house.json',
  'beside-with-house-file':
    '{people, plural, one {# staff record} other {# staff records}}, {members, plural, one {# member record} other {# member records}}, house.json',
  'bet-missing': 'Give the chips put in, and the bet to call with --facing.',
  'books-agree': 'The books match the funds. The last hash is {hash}.',
  'cannot-show': '"{what}" can\'t be shown. Choose from {known}.',
  'cannot-simulate': "{game} can't be simulated. Choose from {games}.",
  'certificate-is': 'For {names}\nValid until {until}\nAuthority, SHA-256: {fingerprint}',
  'certificate-made': 'A certificate for {names} is in {file}. Restart the server to use it.',
  'certificate-other-names':
    'The authority of this house may not sign for all of {names}. Choose names of a private network, or make a new authority with --new-authority; every tablet then has to trust it.',
  'certificate-to-trust':
    'Print {guide} and have every tablet and desk trust {file}. Its SHA-256 fingerprint is\n{fingerprint}',
  'certificate-trusted': 'Tablets that already trust this house need no change.',
  'dealer-has': 'The dealer has {cards} ({hand}).',
  'department-missing': 'Choose a department: --department {departments}.',
  'draw-fails': "Draw {draw} doesn't check out. {reason}",
  'draw-not-over': 'There is no finished computer draw {draw} in {place}.',
  'draw-written': 'Draw {draw} was written to {file}.',
  'draws-numbered': 'Draw numbers start at 1.',
  even: 'Even.',
  'events-are-numbered': 'Give event numbers: --from 1 --to 100.',
  'exit-codes': 'Exit codes: {exits}.',
  'export-is-json': 'The export is JSON only: houseway rulebook export --json.',
  'file-right': '{file}: {name} ({id}) has no problems.',
  'files-missing': 'Name at least one file: houseway rulebook check FILE...',
  'folder-not-read': "The folder {folder} can't be read. Name a folder with the house's own activities as .json files.",
  'format-changed': 'The journal in {place} was changed from format {before} to format {format}.',
  'format-is-right': 'The journal in {place} has format {format}. Nothing to do.',
  'house-incomplete': 'A house needs a name. Its first administrator needs a name and a badge.',
  'house-made': '{house} is set up in {file}. {name} is {person}.',
  'house-made-next': 'Start it with houseway serve. Enroll the first screen with the code {code} within 15 minutes.',
  'house-there': 'There is already a house: {file}. Start it with houseway serve, or choose another place.',
  'id-as-option': 'Give the id with --id, or leave it out.',
  opened: 'The house is open at {address}. From now on, start it with houseway serve.',
  opening: 'Set up your house at {address} with the code {code}',
  'journal-anchored': 'It matches {count, plural, one {# anchor} other {all # anchors}}.',
  'journal-changed': "The journal in {place} isn't what was written. Keep it as it is.",
  'journal-made': 'A journal was made in {place}, in format {format}.',
  'journal-whole':
    'Intact: {events, plural, one {# event} other {# events}} from {commands, plural, one {# command} other {# commands}} in {place}.',
  'kind-missing': 'Choose a kind: --kind {kinds}.',
  'log-usage':
    'Usage: houseway tournament log PROMOTION [--language LANGUAGE] [--json]. "houseway tournament --help" explains it.',
  'may-sign-on': 'can sign on',
  'name-and-badge-missing': 'Give a name and a badge: --name "Ann Lee" --badge 1001.',
  'no-activity': 'There is no activity "{name}". Did you mean {near}? "houseway rulebook list" shows all.',
  'no-certificate': 'There is no certificate in {folder}. Make one with houseway certificate make.',
  'no-house-here': 'There is no house yet: {file}. Make it with houseway init.',
  'no-journal-yet': 'There is no journal in {place} yet.',
  'no-option': 'There is no option {option}. Choose from --board, --against, --json, --help.',
  'no-plot': 'There is no plot {plot}. Choose from {plots}, or name a file that ends in .svg.',
  'no-practice-table': 'There is no practice table for "{game}". Choose from {games}.',
  'no-ranking': 'There is no ranking "{ranking}". Choose from {all}.',
  'no-shell': 'Name a shell: houseway completion {shells}.',
  'no-role': 'There is no role "{role}". Choose from {roles}.',
  'no-tournament': 'There is no tournament {tournament} in {place}.',
  'no-verb': 'There is no verb "{name}". Choose from {known}.',
  'nobody-yet': 'Nobody is on the staff list yet.',
  none: 'None.',
  'not-a-day': '"{day}" isn\'t a day. Write it like 2026-03-01.',
  'not-a-draw': "{file} isn't the record of a draw. Use a file from houseway draw export.",
  'not-a-name':
    '"{name}" can\'t be the name of a server. Write names like houseway.lan or 10.0.0.5, with commas between.',
  'not-a-port': "{port} isn't a port.",
  'not-a-round': "{file} isn't a round. Check these fields: {fields}.",
  'not-anchors': "{file} isn't a file of anchors. Use a file from houseway journal anchor.",
  'not-json-file': "{file} isn't JSON.",
  'not-read': "{file} can't be read. Name a file that exists and that you may open.",
  'not-written': "{file} can't be written. Choose a folder that exists.",
  'nothing-to-anchor': 'There are no events in {place} yet, so there is nothing to anchor.',
  'nothing-to-compare': 'There is nothing to compare. Only activities funded by fees have a meter or a reserve.',
  'plot-of-one': 'A plot shows one of the two. Leave out --against, or leave out --plot and --svg.',
  'nothing-to-plot': 'There is nothing to plot. Only activities funded by fees have a meter or a reserve.',
  'odds-of-activities':
    '\nAlso every activity with qualifying hands, by its id or key. "houseway rulebook list" shows them.',
  'odds-stopped': 'Stopped without an answer.',
  'offering-missing': 'Name the file with the choices of the house: --offering FILE.',
  'offering-not-json': "{file} can't be read as JSON. Name a file with an offering.",
  'one-subject': 'Ask for one subject at a time: {subjects}.',
  'option-needs-value': '--{option} needs a value.',
  'payout-missing': 'Give --entries, and no more --places than entries.',
  'person-added': '{name} is {person}.',
  'person-missing': 'Name the person: houseway people {verb} p-1. "houseway people list" shows everybody.',
  'pots-missing': 'Give each pot as its chips and the seats that win it, like 301:2,7, with --button and --seats.',
  'ranking-missing': 'Name a ranking and cards, for example: houseway hand four-card As Ks Qs Js 2d.',
  'reason-missing': 'Give a reason: --reason {reasons}.',
  'recovery-code':
    'The recovery code: {code}\nWrite it down, seal it in an envelope, and keep it in the safe. It is not shown again.',
  restored:
    '{events, plural, one {# event} other {# events}} from {file} {events, plural, one {is} other {are}} now in {place}, and verified.',
  'restored-beside': 'Also restored: {beside}.',
  'round-void': 'The round is void. Every bet is returned.',
  'rounds-wrong': "{rounds} isn't a number of rounds. Give 100 to 1,000,000,000.",
  'rule-desk': 'kept by the desk',
  'rule-ruling': 'worked out by "pots" and "bet"',
  'rule-table': 'kept by the dealer and the floor',
  'scenarios-missing': 'Name at least one file of scenarios: houseway check FILE...',
  'scenarios-no-array': "{file} isn't a JSON array of scenarios.",
  'scenarios-not-json': "{file} isn't JSON. A file of scenarios is a JSON array.",
  'seat-has': 'Seat {seat} has {chips, number}.',
  serving: 'Houseway is at {address}\nThe hand explorer is at {address}hands/',
  'setting-alone': 'A setting of thirteen cards is checked alone. Leave out --against.',
  'settle-usage': 'Name one file: houseway settle FILE [--json].',
  'sheet-form-unknown': '{file} has to end in .pdf, .html or .txt.',
  'sheet-made': '{file}: the rule sheet of {title}.',
  'shows-nothing': 'nothing yet',
  'simulate-usage': 'Usage: houseway simulate GAME [--rounds N] [--seed S] [--json].',
  'simulate-what': 'Name a game: {games}.',
  'stacks-missing': 'Give the stacks as whole numbers: 5000,3000,2000.',
  'stacks-worth': "Together {amount}. This is advice for a deal; it doesn't bind anybody.",
  'station-missing': 'Name the station: houseway people offer office-1 --kind office.',
  'steepness-wrong': '--steepness is one of {known}.',
  'step-wrong': '--step has to be above zero.',
  'structure-ends': 'Most tournaments like this end in level {level}, about {hours} hours after the start.',
  'structure-missing': 'Give --players, --chips and --hours, all above zero.',
  'table-missing': 'A {kind} belongs to a table. Name it: --table 7.',
  'table-not-a-number': "{table} isn't a table number. Tables start at 1.",
  'through-unknown': "'--through' doesn't know {through}. Use one of these: {ways}.",
  'too-many-stacks': 'At most {max, number} stacks can be worked out, not {stacks, number}.',
  'type-the-code': 'Type this code at {station} within 15 minutes.',
  usage: 'Usage: houseway {usage}.',
  'usage-of-several': 'Usage: houseway {name} {names}. "houseway {name} --help" explains each.',
  'verb-missing': 'Name a verb: {known}. "houseway --help" explains each.',
  'waits-after-failures': 'has to wait after {count, plural, one {# wrong PIN} other {# wrong PINs}}',
  'you-lose': 'You lose {amount}.',
  'you-win': 'You win {amount}.',
  'your-cards': 'Your cards: {cards} ({hand}). The dealer shows {shows}.',
  ruled: 'A {type} to {to, number}.',
  'raise-reopens': 'A raise to {to, number}. The betting is open again.',
  'raise-does-not-reopen': "A raise to {to, number}. Players who have already acted can't raise again.",
  'not-a-key':
    "{file} isn't an Ed25519 {kind} key in PEM format. Make one with: openssl genpkey -algorithm ed25519 -out anchor.key, and its public key with: openssl pkey -in anchor.key -pubout -out anchor.pub.",
  'access-reviewed': 'Access last reviewed: {at}.',
  'access-review-due': 'Access last reviewed: {at}. Next review due by {due}.',
  locked: 'locked: {reason}',
  never: 'never',
  erased: '(erased)',
  'draw-holds':
    'Draw {draw} of {promotion} checks out: {winners}, from {count, plural, one {# entry} other {# entries}} with {points, plural, one {# point} other {# points}}.\nCompare these with what was posted before the draw:\n  entries      {entries}\n  commitment   {commitment}',
  'draw-beacon': '  public value {name}: {value}',
  'report-missing': 'Name a report: {reports}.',
  'no-report': 'There is no report "{report}". Choose from {reports}.',
  'no-format': 'There is no format "{format}". Choose from {formats}.',
  'no-language': 'There is no language "{language}". Choose from {languages}.',
  'not-a-date': "{date} isn't a date. Write year, month and day, like 2026-03-02.",
  'days-reversed': 'The last day, {to}, is before the first, {from}. Swap them.',
  'no-activities-yet': 'The activity "{activity}" isn\'t known. No activity has moved money yet.',
  'activity-unknown': 'The activity "{activity}" isn\'t known. Did you mean {near}?',
  'reading-journal': 'Reading the journal',
  'hand-against': '{own} against {other}.',
  'hand-help': `Usage: houseway hand RANKING CARD... [--board CARD...] [--against CARD...] [--json]

Names the best hand in the cards, the cards it uses and, with --against, which of two hands is better and why.

Rankings:    {rankings}
With board:  {withBoard}
Two tiles:   tiles
Pan 9:       pan-9, three cards and at most one drawn
As set:      thirteen-card, the three cards in front first, then the five in the middle and the five behind
Cards:       As Kd 10h (or Th) 2c, Jk for the joker; spaces and commas as you like.

Examples:
  houseway hand four-card As Ks Qs Js 2d --against 7s 7h 7d 7c Ah
  houseway hand omaha As Ah Kd Kc --board Ad Ac 7h 2s 2d --against 7s 7d 9h 9c
  houseway hand pai-gow Ah Ad Ac As Jk Kd Qs --json
  houseway hand tiles teen-a gow-36 --against gj-3 gj-6
  houseway hand pan-9 2h 3d 4c --against 5h 3s Kc
Exit codes: 0 ranked, 2 not understood.`,
  'payout-total': 'Total: 100%.',
  'payout-total-amount': 'Total: 100%, {amount}.',
  'settle-help': `Usage: houseway settle FILE [--json]

Settles one round of a table game ({games}) that a JSON file describes (cards,
wagers, decisions, schedules, meters) and prints what every wager comes to, from where it is paid, why, and by which
rule. FILE may be - for standard input. The fields are those of the conformance kind game-round; see
docs/rules/table.md.

Example: houseway settle docs/examples/crazy-4-round.json
Exit codes: 0 settled, 1 refused by the rules of the game, 2 not understood.`,
  'simulate-help': `Usage: houseway simulate GAME [--rounds 1000000] [--seed 1] [--json]

Deals rounds, settles them by the evaluators, the pay tables and, where there is one, the real engine, and sets what
came out beside every exact answer of "houseway odds GAME", with the distance in standard errors. An event expected
fewer than 1,000 times is measured by Poisson, so that the distance has the same tail. An amount whose rarest prize is
expected fewer than 10 times has no distance; play more rounds.
The same seed plays the same rounds on every machine.

Games: {games}
Example: houseway simulate four-card-poker --rounds 2000000 --seed 7
Exit codes: 0 all within 4 standard errors, 1 not, 2 not understood.`,
} as const;
