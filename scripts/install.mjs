import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { whilePreparing } from "./lock.mjs";
import { hashFiles, isRelease, readIfThere, root } from "./project.mjs";
import { run } from "./run.mjs";
import { Stop } from "./stop.mjs";

const stamp_path = "node_modules/.install-stamp.json";
const platform = `${process.platform}-${process.arch}`;

/**
 * Installs package-lock.json's packages unless they are there; uses the network only then.
 * @returns {Promise<string>} path of a Node executable
 */
export async function install() {
  if (!isInstalled())
    await whilePreparing(async () => {
      if (!isInstalled()) await installPackages();
    });
  return chooseNode();
}

function isInstalled() {
  const stamp = readJson(stamp_path);
  const lock = hashFiles(["package-lock.json"]);
  if (stamp?.lock === lock && stamp.platform === platform) return true;
  const installed = readJson("node_modules/.package-lock.json")?.packages;
  const wanted = readJson("package-lock.json")?.packages ?? {};
  if (!installed || !containsAll(installed, wanted, { toRun: isRelease() })) return false;
  writeStamp(lock);
  return true;
}

/**
 * @typedef {{
 *   version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean,
 *   os?: string[], cpu?: string[]
 * }} LockEntry
 * @param {Record<string, LockEntry>} installed
 * @param {Record<string, LockEntry>} wanted
 * @param {{ toRun?: boolean }} [options] toRun: packages for building and testing may be absent
 */
export function containsAll(installed, wanted, { toRun = false } = {}) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link || (toRun && (entry.dev || entry.devOptional))) return true;
    const result = installed[path];
    if (!result) return Boolean(entry.optional) && !isForThisMachine(entry);
    return result.version === entry.version && result.integrity === entry.integrity;
  });
}

/** Optional packages for other systems or C libraries may be absent. @param {LockEntry & { libc?: string[] }} entry */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || libc) return false;
  return os.includes(process.platform) && (!cpu || cpu.includes(process.arch));
}

async function installPackages() {
  const count = Object.keys(readJson("package-lock.json")?.packages ?? {}).length - 1;
  console.log(`Installing ${count} packages, once: half a minute to two …`);
  const began = Date.now();
  const lock = hashFiles(["package-lock.json"]);
  // No package needs its install script, and npm versions differ in running them.
  const args = [
    "ci",
    isRelease() ? "--omit=dev" : "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-progress",
  ];
  const { code, output } = await runNpm([...args, "--loglevel=error"]);
  if (code !== 0) {
    console.error(output.trim());
    throw new Stop("The packages could not be installed (see npm's message above). Is there a network connection?");
  }
  writeStamp(lock);
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** @param {string[]} args */
export function runNpm(args) {
  const { npm_execpath, npm_node_execpath } = process.env;
  if (npm_execpath && basename(npm_execpath) === "npm-cli.js") {
    return run(npm_node_execpath ?? process.execPath, [npm_execpath, ...args], { quiet: true });
  }
  return process.platform === "win32"
    ? run("cmd.exe", ["/d", "/s", "/c", "npm", ...args], { quiet: true })
    : run("npm", args, { quiet: true });
}

/** Tries the pinned Node: with another C library it is present but doesn't start. @param {string} lock */
function writeStamp(lock) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const path = `node_modules/node-${system}-${process.arch}/bin/${file}`;
  const starts = existsSync(join(root, path)) && spawnSync(join(root, path), ["--version"]).status === 0;
  try {
    writeFileSync(join(root, stamp_path), JSON.stringify({ lock, platform, node: starts ? path : null }));
  } catch (error) {
    // The packages may belong to another user; the stamp is only an optimisation.
    if (!(error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EROFS")))
      throw error;
  }
}

function chooseNode() {
  const pinned = readJson(stamp_path)?.node;
  if (pinned && existsSync(join(root, pinned))) return join(root, pinned);
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Stop(
    `No Node.js of our own exists for ${platform}: please install Node.js 24 (or at least 22.22); this is ${process.version}.`,
  );
}

/** @param {string} path */
function readJson(path) {
  const bytes = readIfThere(path);
  return bytes && JSON.parse(bytes.toString("utf8"));
}
