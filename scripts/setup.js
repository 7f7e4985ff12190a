// Sets up what is missing: packages, Node 26, the `houseway` command, the screens. It runs before all of that
// exists, so it is plain JavaScript for Node 20 and uses no package. A second run finds its stamps and does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const isWindows = process.platform === 'win32';

/** The project's own Node, whatever the machine has. */
export const houseNode = path.join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

export const setUp = () => {
  step(
    'Installing packages',
    'packages',
    () => ['package.json', 'package-lock.json', '.npmrc'],
    modules,
    () => {
      run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  );
  if (!existsSync(houseNode)) bringNode();
  linkCommand();
  step('Building the screens', 'screens', screenSources, path.join(root, 'dist', 'web'), () => {
    run(houseNode, [path.join(modules, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  });
};

/** Exactly what the last build read, as the build itself has listed them: no folder can be forgotten. */
export const screenSources = () => {
  const list = path.join(root, 'dist', 'web-sources.json');
  const read = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return ['dist/web-sources.json', 'vite.config.ts', 'package.json', 'package-lock.json', ...read];
};

/** Does the work once for each state of its sources; the stamp goes when its result goes. */
const step = (title, name, sources, result, work) => {
  const stamp = path.join(modules, '.houseway', name);
  const isDone = () => readFileSync(stamp, 'utf8') === fingerprint(sources());
  if (existsSync(result) && existsSync(stamp) && isDone()) return;
  const started = Date.now();
  process.stderr.write(`${title}… `);
  work();
  process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(sources()));
};

/** Some npm settings forbid install scripts; then we run the one that fetches Node ourselves. */
const bringNode = () => {
  process.stderr.write('Fetching Node 26… ');
  run(process.execPath, ['installArchSpecificPackage'], path.join(modules, 'node'));
  process.stderr.write('done\n');
};

/** npm links the commands of dependencies, not the project's own. */
const linkCommand = () => {
  const link = path.join(modules, '.bin', 'houseway');
  if (isWindows) {
    const script = '@node "%~dp0\\..\\..\\bin\\houseway.js" %*\r\n';
    if (!existsSync(`${link}.cmd`)) writeFileSync(`${link}.cmd`, script);
    return;
  }
  if (existsSync(link)) return;
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) rmSync(link);
  symlinkSync('../../bin/houseway.js', link);
};

const run = (command, args, cwd = root) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: isWindows });
  if (status === 0) return;
  process.stderr.write(`failed.\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`);
  const what = `${path.basename(command)} ${args.join(' ')}`;
  process.stderr.write(`Setting up stopped at "${what}". Mend what it says above, then try again.\n`);
  process.exit(1);
};

const fingerprint = sources => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} `);
  for (const file of sources.flatMap(source => filesOf(path.join(root, source)))) {
    hash.update(`${path.relative(root, file)}\n`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
};

const filesOf = place => {
  if (!existsSync(place) || !statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).sort();
  return names.flatMap(name => filesOf(path.join(place, name)));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
