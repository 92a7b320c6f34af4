import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import utils from '@eventcatalog/sdk';

/** Writes a channel for each topic that a broker has exported as JSON. */
export default async function importTopics(_config, options) {
  if (typeof options?.path !== 'string') throw new Error('topics: found no option "path", expected a JSON file');

  const catalog = resolve(process.env.PROJECT_DIR ?? '.');
  const { getChannel, getResourcePath, versionChannel, writeChannel } = utils(catalog);
  const topics = JSON.parse(await readFile(join(catalog, options.path), 'utf8'));

  for (const { name, version, address, partitions } of topics) {
    const found = await getResourcePath(catalog, name);
    const path = found ? relative(catalog, found.fullPath) : join('channels', name, 'index.mdx');

    // Ids are looked up in every folder, so we may have found a service. Or a team has changed the id of the file here.
    const isChannel = basename(dirname(dirname(path))) === 'channels';
    if (!isChannel || (!found && existsSync(join(catalog, dirname(path))))) {
      console.warn(` - ${name} skipped: ${path} is already in use`);
      continue;
    }

    const current = await getChannel(name);

    // The old state moves to versioned/ before the new one takes its place.
    if (current && current.version !== version) {
      await versionChannel(name);
      // The SDK moves the first file with this id, which can be an older version's.
      if (await getChannel(name)) throw new Error(`topics: ${name} ${current.version} wasn't moved to versioned/`);
    }

    // What the catalog has wins over the defaults, and the broker over both.
    const defaults = {
      name,
      summary: `Topic with ${partitions} partitions.`,
      ...(options.owners && { owners: options.owners }),
      markdown: '<ChannelInformation />',
    };
    const known = { id: name, version, address, protocols: ['kafka'] };
    await writeChannel(
      { ...defaults, ...current, ...known },
      // Relative to channels/. A file that was moved is updated where it is, in its format.
      { override: true, path: join('..', dirname(path)), format: path.endsWith('.md') ? 'md' : 'mdx' },
    );
    console.log(` - ${name} (v${version}) ${current ? 'updated' : 'created'}`);
  }
}
