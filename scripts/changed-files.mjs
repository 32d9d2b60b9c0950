import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * Files changed since the branch left main, committed or not; on main, or without one, since the last commit.
 * @returns {{ since: string, paths: string[] }}
 */
export function changedFiles() {
  const since = ["main", "origin/main"].map(leftAt).find((commit) => commit !== undefined) ?? "HEAD";
  const paths = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
  return { since, paths: paths.filter((path) => existsSync(join(root, path))) };
}

/** @param {string} branch @returns {string | undefined} */
function leftAt(branch) {
  if (git("branch", "--all", "--list", branch, `remotes/${branch}`, "--format=%(refname)").length === 0)
    return undefined;
  return git("merge-base", "HEAD", branch)[0];
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
