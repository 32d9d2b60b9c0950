import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listFiles } from "../scripts/project.mjs";
import { hasProgram } from "./has-program.ts";

type Service = {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
};

const dockerfile = readFileSync("Dockerfile", "utf8");
const compose_text = readFileSync("compose.yaml", "utf8");
const compose = parse(compose_text, { merge: true }) as { services: Record<string, Service>; volumes: object };
const services = Object.entries(compose.services);
const scripts = [...listFiles("ops"), ...listFiles("bin")].filter((path) =>
  readFileSync(path, "utf8").startsWith("#!/bin/sh"),
);

function makeRequest(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return status === 0 ? "agreed" : `${stdout}${stderr}`;
}

const variables = (text: string) => new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].flatMap(([, name]) => name ?? []));

test("the Dockerfile passes its linter, pins its base image and does not end as root", () => {
  expect(validate(dockerfile)).toEqual([]);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/:(?!latest)\S+$/);
  expect([...dockerfile.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toBe("umshado");
  expect(dockerfile).not.toMatch(/^ADD |sudo|apt-get/m);
});

test("the Dockerfile builds with the Node that the project pins", () => {
  expect(dockerfile).toContain(`FROM node:${readFileSync(".node-version", "utf8").trim()}-`);
});

test("compose.yaml follows its schema and the linter's rules", () => {
  // key order is our own; the site's ports are public
  const rules = {
    "service-keys-order": 0,
    "services-alphabetical-order": 0,
    "top-level-properties-order": 0,
    "no-unbound-port-interfaces": 0,
    "no-quotes-in-volumes": 0,
    "require-quotes-in-ports": 0,
  } as const;
  const results = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles(["compose.yaml"], false);
  expect(results).toHaveLength(1);
  expect(
    results.flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line} ${rule} ${message}`)),
  ).toEqual([]);
});

test.each(services)("the service %s can write to its folders, and has no unnecessary right", (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  expect(service.image).toMatch(/:(?!latest$)\S+$/);
  const mounted = (service.volumes ?? []).map((each) => each.split(":")[0] ?? "");
  expect(mounted.filter((from) => !(from.startsWith(".") ? existsSync(from) : from in compose.volumes))).toEqual([]);
});

test("every variable of compose.yaml is in its example, and the program knows each one that it gets", () => {
  const example = readFileSync("ops/compose/env.example", "utf8");
  const used = [...variables(compose_text)].filter((name) => !["COMMIT", "UMSHADO_VERSION"].includes(name));
  expect(used.filter((name) => !new RegExp(`^${name}=`, "m").test(example))).toEqual([]);
  const settings = readFileSync("docs/configuration.md", "utf8");
  const given = Object.keys(compose.services["app-1"]?.environment ?? {});
  expect(given.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test("each role of the database in compose.yaml has a separate password, and the program gets the one of its own role only", () => {
  const environmentOf = (name: string) => JSON.stringify(compose.services[name]?.environment ?? {});
  const passwords = ["POSTGRES_PASSWORD", "DATABASE_PASSWORD", "FOLLOWER_PASSWORD"];
  const passwordsOf = (name: string) => passwords.filter((each) => environmentOf(name).includes(`\${${each}`));
  expect(passwordsOf("postgres")).toEqual(passwords);
  expect([passwordsOf("app-1"), passwordsOf("app-2"), passwordsOf("standby")]).toEqual([
    ["DATABASE_PASSWORD"],
    ["DATABASE_PASSWORD"],
    ["FOLLOWER_PASSWORD"],
  ]);
});

test("compose.yaml has no mail catcher by default, and requires a mail server, a sender and a passphrase", () => {
  expect(compose.services["mail"]).toMatchObject({ profiles: ["trial"] });
  for (const name of ["SMTP_URL", "MAIL_FROM", "BACKUP_PASSPHRASE"]) expect(compose_text).toContain(`\${${name}:?`);
});

test("one of the processes in compose.yaml makes backups, on a separate volume", () => {
  const makers = services.filter(([, { environment }]) => environment?.["BACKUP_DIR"] !== undefined);
  expect(makers.map(([name, { volumes }]) => [name, volumes?.includes("backups:/backups")])).toEqual([["app-1", true]]);
});

test("the program knows every variable of the Debian settings", () => {
  const names = [...readFileSync("ops/debian/umshado.env", "utf8").matchAll(/^([A-Z_0-9]+)=/gm)].map(
    ([, name]) => name,
  );
  const settings = readFileSync("docs/configuration.md", "utf8");
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test.each(scripts)("%s is a script that a plain shell reads", (path) => {
  expect(makeRequest("sh", "-n", path)).toBe("agreed");
});

test.skipIf(!hasProgram("shellcheck")).each(scripts)("%s passes shellcheck", (path) => {
  expect(makeRequest("shellcheck", "--shell=sh", "--exclude=SC1091", path)).toBe("agreed");
});

test.skipIf(!hasProgram("systemd-analyze"))("the unit is one that systemd reads, and has few rights", () => {
  const folder = mkdtempSync(join(tmpdir(), "umshado-unit-"));
  const unit = join(folder, "umshado@.service");
  const text = readFileSync("ops/systemd/umshado@.service", "utf8");
  // the started program is not installed here
  writeFileSync(unit, text.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
  try {
    expect(makeRequest("systemd-analyze", "verify", unit)).toBe("agreed");
    const exposure = execFileSync("systemd-analyze", ["security", "--offline=true", unit], { encoding: "utf8" });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThanOrEqual(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(!hasProgram("caddy")).each(["ops/caddy/Caddyfile", "ops/compose/Caddyfile"])(
  "%s is one that Caddy reads",
  (path) => {
    const folder = mkdtempSync(join(tmpdir(), "umshado-caddy-"));
    const file = join(folder, "Caddyfile");
    writeFileSync(file, readFileSync(path, "utf8").replace(/^DOMAIN|\{\$PUBLIC_URL\}/m, "localhost"));
    try {
      expect(makeRequest("caddy", "validate", "--adapter", "caddyfile", "--config", file)).toBe("agreed");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
