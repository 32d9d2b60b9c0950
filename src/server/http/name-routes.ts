import { href } from "react-router";
import { google_sign_in_path } from "../../contract/accounts/calls.ts";
import { events_path } from "../../contract/conversations/calls.ts";
import { badgeFile } from "../badge/answer-badge.ts";
import { crawlerFiles } from "../found/mount-crawler-files.ts";
import { referenceFile } from "./api-reference.ts";

/** Maps a path to a declared route; the set of names is closed [running-30]. */
export type NameRoute = (path: string) => string;

type Pages = { readonly [id: string]: { path?: string | undefined; index?: boolean | undefined } | undefined };

const files = [
  "/healthz",
  "/readyz",
  "/media/{name}",
  "/badge/{id}.svg",
  "/calendar/{name}.ics",
  "/assets/{name}",
  "/api/docs",
  "/api/docs/{file}",
  "/api/openapi.json",
  events_path,
  google_sign_in_path,
  `${google_sign_in_path}/callback`,
];

const other = "other";
const lately_max = 2_000;
const path_length_max = 200;

/** A page and its data request have the same name. */
export function routeNamer(calls: readonly { path: string }[], pages: Pages): NameRoute {
  const declared = [
    ...files,
    ...[badgeFile, referenceFile, ...crawlerFiles].map(({ path }) => path),
    ...calls.map(({ path }) => path),
    ...Object.values(pages).flatMap((page) => (page ? pagePath(page) : [])),
  ];
  const known = new Set(declared.filter((path) => !path.includes("{")));
  const patterns = [...new Set(declared)].filter((path) => path.includes("{")).toSorted(byLiteralCount);
  const shapes = patterns.map((path) => ({ path, pattern: patternOf(path) }));
  const lately = new Map<string, string>();
  const name = (path: string) => {
    const plain = path.replace(/^\/_?\.data$/, href("/")).replace(/\.data$/, "");
    if (known.has(plain)) return plain;
    return shapes.find(({ pattern }) => pattern.test(plain))?.path ?? other;
  };
  return (path) => {
    const result = lately.get(path) ?? name(path);
    if (lately.size >= lately_max) lately.clear();
    if (path.length <= path_length_max) lately.set(path, result);
    return result;
  };
}

function pagePath({ path, index }: { path?: string | undefined; index?: boolean | undefined }): string[] {
  if (index) return [href("/")];
  return path === undefined || path === "" || path === "*" ? [] : [`/${path.replaceAll(/:(\w+)/g, "{$1}")}`];
}

/** Routes with more literal segments match first. */
function byLiteralCount(one: string, another: string): number {
  const countLiterals = (path: string) => path.split("/").filter((segment) => !segment.startsWith("{")).length;
  return countLiterals(another) - countLiterals(one);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
