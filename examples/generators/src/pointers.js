import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import matter from 'gray-matter';
import semver from 'semver';

export const isService = (path) => /(^|\/)services\/[^/]+\/(versioned\/[^/]+\/)?index\.mdx?$/.test(path);
const isMessage = (path) => /(^|\/)(events|commands|queries)\/[^/]+\/(versioned\/[^/]+\/)?index\.mdx?$/.test(path);

/** Paths in the catalog's folders, such as `services/OrderService/index.mdx`. */
async function listPaths(catalog) {
  const folders = (await readdir(catalog, { withFileTypes: true })).filter(
    (one) => one.isDirectory() && !one.name.startsWith('.') && !['node_modules', 'dist'].includes(one.name),
  );
  const paths = folders.map(async ({ name }) =>
    (await readdir(join(catalog, name), { recursive: true })).map((path) => join(name, path).split(sep).join('/')),
  );
  return (await Promise.all(paths)).flat();
}

/** Removes all pointers to a deleted `message` or `channel`, in every version. Returns the files that changed. */
export async function removePointers(catalog, kind, id) {
  const without = (pointers) => pointers.filter((pointer) => pointer.id !== id);
  const changed = [];

  for (const path of await listPaths(catalog)) {
    if (!isService(path) && !(kind === 'channel' && isMessage(path))) continue;
    const file = join(catalog, path);
    // Without options, gray-matter returns the object of an earlier call with the same text.
    const { data, content } = matter(await readFile(file, 'utf8'), {});
    const before = JSON.stringify(data);

    for (const field of isService(path) ? ['sends', 'receives'] : ['channels']) {
      if (!data[field]) continue;
      if (kind === 'message' || isMessage(path)) {
        data[field] = without(data[field]);
        continue;
      }
      // A service can name the channels of each message.
      for (const pointer of data[field]) {
        if (pointer.to) pointer.to = without(pointer.to);
        if (pointer.from) pointer.from = without(pointer.from);
      }
    }
    if (JSON.stringify(data) === before) continue;
    await writeFile(file, matter.stringify(content, data));
    changed.push(path);
  }
  return changed;
}

/**
 * Removes pointers to everything in `deleted`, such as `[['channel', 'orders-queue']]`, unless the manifest has the
 * same ID under another type. In every entry's list, changed folders lose their `source`, so that the next run writes
 * them if the deleted resource is back. Those that no one has edited get a new hash, or the change would look like a
 * team's edit.
 */
export async function removeAllPointers(catalog, deleted, manifest, hashFiles) {
  const all = Object.values(manifest).flatMap((items) => Object.entries(items));
  const items = all.map(([, known]) => known);
  const hashAll = () => Promise.all(items.map(({ path }) => hashFiles(dirname(path))));
  const before = await hashAll();
  for (const [kind, id] of deleted) {
    if (all.some(([key, known]) => key.endsWith(`/${id}`) && !known.gone)) continue;
    await removePointers(catalog, kind, id);
  }
  for (const [index, files] of (await hashAll()).entries()) {
    const known = items[index];
    if (files === before[index]) continue;
    if (known.files === before[index]) known.files = files;
    known.source = undefined;
  }
}

/** Whether a pointer covers another: without a version, or with the same one or a range. */
const covers = (one, { id, version }) =>
  one.id === id &&
  (!version || [undefined, 'latest', version].includes(one.version) || semver.satisfies(version, one.version));

/**
 * Merges pointers from the source (`found`) into a list of a resource (`current`). `added` has the pointers that
 * earlier runs added: they follow the source and disappear with it. The team's own pointers stay.
 */
export function mergePointers(current = [], found = [], added = []) {
  const isAdded = (pointer) => added.some(({ id, version }) => id === pointer.id && version === pointer.version);
  const before = current.filter(isAdded);
  const theirs = current.filter((pointer) => !isAdded(pointer));
  const ours = found.flatMap((pointer) => {
    const old = before.find((one) => covers(one, pointer));
    if (!old && theirs.some((one) => covers(one, pointer))) return [];
    // Spread, so that a team's `to` and `from` stay.
    return [{ ...(old ?? before.find(({ id }) => id === pointer.id)), ...pointer }];
  });
  return { pointers: [...ours, ...theirs], added: ours.map(({ id, version }) => ({ id, version })) };
}
