import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runNpm } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { root } from "./project.mjs";
import { stageRelease, trimPackages } from "./stage-release.mjs";
import { Stop, runScript } from "./stop.mjs";

const out = join(root, "build", "release");
const usage = "Usage: npm run release -- [--with-packages] [--folder FOLDER]";

await runScript(async () => {
  const { folder, withPackages } = readArguments();
  await prepare({ build: true });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (folder !== undefined) {
    stageRelease(folder, { version, commit: process.env.COMMIT || "unknown" });
    return withPackages ? addPackages(folder) : undefined;
  }
  const { commit, seconds } = cleanCommit();
  const name = `umshado-${version}-${commit.slice(0, 8)}`;
  stageRelease(join(out, name), { version, commit });
  for (const old of readdirSync(out)) if (statSync(join(out, old)).isFile()) rmSync(join(out, old));
  const files = [await writeBill(name), pack(name, `${name}.tar.gz`, seconds)];
  if (withPackages) files.push(await packWithPackages(name, seconds));
  writeSums(files);
  rmSync(join(out, name), { recursive: true });
  for (const file of [...files, "SHA256SUMS"]) console.log(`build/release/${file}  ${sizeOf(file)}`);
});

function readArguments() {
  try {
    const options = /** @type {const} */ ({ "with-packages": { type: "boolean" }, folder: { type: "string" } });
    const { values } = parseArgs({ options });
    return { folder: values.folder, withPackages: values["with-packages"] === true };
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Throws when the checkout has changes, since a release names its commit. */
function cleanCommit() {
  const changed = git("status", "--porcelain");
  if (changed) throw new Stop(`A release needs a clean checkout, and this one has changes:\n${changed}`);
  return { commit: git("rev-parse", "HEAD"), seconds: git("log", "-1", "--format=%ct") };
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  } catch {
    throw new Stop("A release needs a commit: this is not a git checkout, or git is not installed.");
  }
}

/** The packages of the release, with versions, licences and hashes, as CycloneDX. @param {string} name */
async function writeBill(name) {
  const file = `${name}.cdx.json`;
  const args = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only", "--loglevel=error"];
  const { code, output } = await runNpm(args);
  const json = output.slice(output.indexOf("{"));
  if (code !== 0) throw new Stop(`npm could not list the packages:\n${output.trim()}`);
  writeFileSync(join(out, file), json);
  writeFileSync(join(out, name, "sbom.cdx.json"), json);
  return file;
}

/** Equal archives for the same commit. @param {string} name @param {string} file @param {string} seconds */
function pack(name, file, seconds) {
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${seconds}`, "--mode=go-w"];
  execFileSync("tar", [...same, "--use-compress-program=gzip -n9", "-cf", join(out, file), "-C", out, name]);
  return file;
}

/** Includes the packages and Node, so it needs no npm. @param {string} name @param {string} seconds */
async function packWithPackages(name, seconds) {
  await addPackages(join(out, name));
  return pack(name, `${name}-${process.platform}-${process.arch}.tar.gz`, seconds);
}

/** @param {string} folder */
async function addPackages(folder) {
  const args = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runNpm([...args, `--prefix=${folder}`]);
  if (code !== 0) throw new Stop(`npm could not install the packages:\n${output.trim()}`);
  trimPackages(join(folder, "node_modules"));
}

/** @param {string[]} files */
function writeSums(files) {
  const sums = files.map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(out, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
}

/** @param {string} file */
function sizeOf(file) {
  const path = join(out, file);
  return existsSync(path) ? `${(statSync(path).size / 1e6).toFixed(1)} MB` : "";
}
