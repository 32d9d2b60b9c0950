/** The commands of `npm run` that a release has: what runs a site, not what builds, tests or measures the project. */
export const release_commands = [
  "start",
  "healthy",
  "ready",
  "backup",
  "backups:copy",
  "restore",
  "move",
  "media:move",
  "trust:recompute",
  "import",
  "export",
  "ratings:import",
  "sessions:end",
  "demo:clear",
  "factor:remove",
];
