import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Stop, runScript } from "./stop.mjs";

const checked_max = 50;
const subject_length_max = 72;

/**
 * What is wrong with the subject of a commit, which is `area: effect` (CONTRIBUTING); null if nothing.
 * @param {string} subject
 */
export function findSubjectError(subject) {
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return null;
  if (subject.length > subject_length_max) return `has ${subject.length} characters, at most ${subject_length_max}`;
  if (!/^[a-z][a-z0-9 ,/-]*: \S/.test(subject)) return 'is not of the form "area: effect"';
  return subject.endsWith(".") ? "ends with a full stop" : null;
}

/** Empty without git or a history. @returns {string[]} */
function newestSubjects() {
  const args = ["log", `-${checked_max}`, "--no-merges", "--format=%s"];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim().split("\n") : [];
}

/** `FILE` has the message of the commit being made; without it, checks the newest commits. */
function main() {
  const [file] = process.argv.slice(2);
  const subjects = file === undefined ? newestSubjects() : readFileSync(file, "utf8").split("\n", 1);
  const errors = subjects.flatMap((subject) => {
    const error = findSubjectError(subject);
    return error === null ? [] : [`The subject "${subject}" ${error}.`];
  });
  if (errors.length > 0) throw new Stop(errors.join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await runScript(async () => main());
