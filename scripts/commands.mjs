/**
 * @typedef {{ program: string, paths?: boolean, options?: string[] }} Command
 * paths: arguments are files, relative to where the command was typed; options: those whose value is no file
 */

/**
 * The programs that operate a site: `npm run umshado -- NAME`, `npm run NAME`, and `umshado NAME` in a release.
 * @type {Record<string, Command>}
 */
export const commands = {
  ready: { program: "src/commands/ready.ts", paths: true },
  backup: { program: "src/commands/backup.ts", paths: true },
  "backups:copy": { program: "src/commands/copy-backups.ts", paths: true },
  restore: { program: "src/commands/restore.ts", paths: true },
  move: { program: "src/commands/move-site.ts" },
  "media:move": { program: "src/commands/move-media.ts" },
  "trust:recompute": { program: "src/commands/recompute-trust.ts" },
  import: { program: "src/commands/import-listings.ts", paths: true, options: ["--source"] },
  export: { program: "src/commands/export.ts", paths: true },
  "ratings:import": { program: "src/commands/import-ratings.ts", paths: true },
  "sessions:end": { program: "src/commands/end-sessions.ts" },
  "demo:clear": { program: "src/commands/clear-demo.ts" },
  "factor:remove": { program: "src/commands/remove-factor.ts" },
};

/** A release can't build, test or measure. */
export const release_commands = ["start", "healthy", ...Object.keys(commands)];
