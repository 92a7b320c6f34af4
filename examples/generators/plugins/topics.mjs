import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import utils from '@eventcatalog/sdk';

/** Writes a channel for each topic that a broker has exported as JSON. */
export default async function importTopics(_config, options) {
  if (typeof options?.path !== 'string') throw new Error('topics: found no option "path", expected a JSON file');

  const catalog = process.env.PROJECT_DIR ?? process.cwd();
  const { getChannel, versionChannel, writeChannel } = utils(catalog);
  const topics = JSON.parse(await readFile(join(catalog, options.path), 'utf8'));

  for (const { name, version, address, partitions } of topics) {
    const current = await getChannel(name);

    // The old state moves to versioned/ before the new one takes its place.
    if (current && current.version !== version) await versionChannel(name);

    // What the catalog has wins over the defaults, and the broker over both.
    const defaults = {
      name,
      summary: `Topic with ${partitions} partitions.`,
      owners: options.owners,
      markdown: '<ChannelInformation />',
    };
    const known = { id: name, version, address, protocols: ['kafka'] };
    await writeChannel({ ...defaults, ...current, ...known }, { override: true });
    console.log(` - ${name} (v${version}) ${current ? 'updated' : 'created'}`);
  }
}
