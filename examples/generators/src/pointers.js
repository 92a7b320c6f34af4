import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import matter from 'gray-matter';

const isService = (path) => /(^|\/)services\/[^/]+\/(versioned\/[^/]+\/)?index\.mdx?$/.test(path);
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
