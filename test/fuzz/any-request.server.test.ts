import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { errors, type ErrorCode } from "../../src/contract/errors.ts";
import { checkAllTrust } from "../../src/features/providers/trust/recompute-trust.ts";
import { rows } from "../../src/platform/database/database.ts";
import { listCalls } from "../../src/server/http/register-calls.ts";
import { startTestApp } from "../harness.ts";
import { manyRequests, type AnyRequest } from "./any-request.ts";
import { knownOf } from "./known-fields.ts";
import { buildPeople, secret, type Caller } from "./people.ts";

const app = await startTestApp();
const people = buildPeople(app);
const calls = listCalls();

/** About seven tries per call, nine in the full run (scripts/test.mjs); `npm run fuzz` makes more. */
const { FUZZ_EACH: each = "7", FUZZ_SEED: seed = "1" } = process.env;
const { FUZZ_REQUESTS: requests = Number(each) * calls.length } = process.env;

/** Checks an answer against the contract [api-9]. */
async function probe(request: AnyRequest): Promise<number> {
  const { name, method, caller, path, body, contentType, address } = request;
  const token = await people.tokenOf(caller);
  const response = await app.request(await people.withIds(path, caller), {
    method,
    address,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body: typeof body === "string" ? await people.withIds(body, caller) : body }),
    ...(contentType !== undefined && { headers: { "content-type": contentType } }),
  });
  const { status } = response;
  const text = await response.text();
  const sent = `seed ${seed}: ${JSON.stringify(request)}`;
  const failures = app.log.expectErrors();
  expect({ sent, failures, status, leaks: revealsMore(caller, text), refused: refusalOf(status, text) }).toEqual({
    sent,
    failures: [],
    status,
    leaks: [],
    refused: status < 400 && status === successOf(name, text) ? null : "as the contract says",
  });
  return status;
}

/** The contract's status for a successful answer. */
function successOf(name: string, text: string): number | undefined {
  const call = calls.find((each) => each.name === name);
  return call?.statusOf?.(JSON.parse(text)) ?? call?.status;
}

/** Secrets of others in an answer; admins may read all but hashes. */
function revealsMore(caller: Caller, text: string): string[] {
  return ["$argon2id$", ...(caller === "admin" ? [] : [secret])].filter((hidden) => text.includes(hidden));
}

/** Whether an error answer is a known refusal that the caller caused. */
function refusalOf(status: number, text: string): "as the contract says" | null | object {
  if (status < 400) return null;
  const {
    code,
    error,
    fields = {},
    ...more
  } = JSON.parse(text) as { code: ErrorCode; error: string; fields?: Record<string, unknown> };
  const isListed = errors[code]?.status === status && status < 500 && [error, ...Object.values(fields)].every(isOurs);
  return isListed && typeof fields === "object" && Object.keys(more).length === 0
    ? "as the contract says"
    : { code, more };
}

const zodSentence = /Invalid (?:input|option|string|number|key|value|[A-Z]{2})|Too (?:big|small): |Unrecognized key/;
const isOurs = (sentence: unknown) => typeof sentence === "string" && !zodSentence.test(sentence);

test(
  "no request to any call causes a fault, or a foreign or unlisted field",
  async () => {
    const met = new Map<string, Set<number>>();
    for (const request of manyRequests(calls, knownOf, { requests: Number(requests), seed: Number(seed) })) {
      met.set(request.name, (met.get(request.name) ?? new Set()).add(await probe(request)));
      app.clock.advance(1000);
    }
    // calls that never succeed prove little
    const entered = [...met.values()].filter((statuses) => [...statuses].some((status) => status < 300));
    expect(entered.length).toBeGreaterThan(calls.length / 2);
    await expectIntact();
  },
  Number(requests) * 200,
);

async function expectIntact(): Promise<void> {
  const { db } = app.runtime.database;
  expect(await checkAllTrust(app.ctx(), db)).toMatchObject({ mended: 0 });
  const [promises] = await rows<Record<string, boolean>>(
    db,
    sql`
    select
      (select count(*)::int from provider where is_super_admin) > 0 as "somebody is a super admin",
      not exists (select 1 from endorsement_balance where points_available < 0) as "nobody overspent",
      not exists (select 1 from endorsement where endorser_id = endorsed_provider_id) as "nobody endorsed itself",
      not exists (select 1 from listing join provider on provider.id = provider_id where not is_published or is_super_admin)
        as "lists show who is published",
      not exists (select 1 from session where not exists (select 1 from account where id = account_id)) as "sessions are somebody's"`,
  );
  expect(Object.entries(promises ?? { nothing: false }).filter(([, holds]) => !holds)).toEqual([]);
}
