// Configuration of @eventcatalog/linter 1.1.1.
// Written as named exports because the next package.json above this folder says "type": "module".
// In a catalog with a CommonJS package.json, write module.exports = { overrides: [...] } instead.

export const overrides = [
  {
    // The linter asks every resource for a summary. Users have no such field in EventCatalog 2.64.4:
    // the content schema knows id, name, avatarUrl, role, email and links, and nothing else.
    files: ['users/**'],
    rules: { 'best-practices/summary-required': 'off' },
  },
];
