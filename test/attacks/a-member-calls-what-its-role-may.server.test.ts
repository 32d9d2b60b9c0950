import { describe, expect, test } from "vitest";
import { hour_ms } from "../../src/contract/durations.ts";
import type { ErrorAnswer } from "../../src/contract/error-answer.ts";
import { errors } from "../../src/contract/errors.ts";
import type { Call } from "../../src/contract/route.ts";
import { weddingRoles, type WeddingRole } from "../../src/contract/weddings/calls.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { listCalls } from "../../src/server/http/register-calls.ts";
import { buildCouple, buildMember, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
/** Resets limits, so that they don't hide a role's refusal. */

/** The calls that members can make; new calls are included automatically [weddings-4]. */
const calls = listCalls().filter(({ who }) => who === "couple" || who === "signed_in" || who === "anyone");

/** A new call is refused to readers until listed here. */
const of_readers = [
  "addPasskey",
  "beginPasskey",
  "changeEmail",
  "changePassword",
  "confirmSecondFactor",
  "deleteAccount",
  "endOtherSessions",
  "endSession",
  "enrolSecondFactor",
  "joinWedding",
  "leaveWedding",
  "proveIdentity",
  "removePasskey",
  "removeSecondFactor",
  "renewRecoveryCodes",
  "sendConfirmation",
  "setMySuppression",
  "signOut",
  "visitCoupleDashboard",
  "voteFavourite",
];

const of_editors_for_anyone = ["sendBulkEnquiry", "sendDirectEnquiry"];

/** Calls of the owner only [weddings-3]. */
const of_owners = [
  "changeMember",
  "inviteMember",
  "removeMember",
  "resendWeddingInvitation",
  "withdrawWeddingInvitation",
];

function refusalOf({ name, method, who }: Call, role: WeddingRole): "reader_only" | "owner_only" | null {
  if (role === "owner") return null;
  if (of_owners.includes(name)) return role === "reader" ? "reader_only" : "owner_only";
  if (role === "editor" || method === "get" || of_readers.includes(name)) return null;
  return who === "anyone" && !of_editors_for_anyone.includes(name) ? null : "reader_only";
}

async function tokenOf(role: WeddingRole): Promise<string> {
  const owner = await buildCouple(app, { email_verified_at: app.clock.now() });
  return role === "owner" ? buildToken(app, owner.id) : (await buildMember(app, owner.id, { role })).token;
}

async function makeRequest({ method, path }: Call, token: string) {
  return app.call<ErrorAnswer>(path.replaceAll(/\{\w+\}/g, newId()), {
    method: method.toUpperCase(),
    ...(method !== "get" && { body: {} }),
    token,
  });
}

describe.each(weddingRoles)("as %s", (role) => {
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", async (_name, call) => {
    app.clock.advance(hour_ms);
    const { status, body } = await makeRequest(call, await tokenOf(role));
    const code = (body as ErrorAnswer | null)?.code;
    const refused = code === "reader_only" || code === "owner_only" ? { status, ...body } : null;
    const expected = refusalOf(call, role);
    expect(refused).toEqual(expected && { status: 403, error: errors[expected].sentence, code: expected });
  });
});

test("every name of the table is a call's", () => {
  const names = calls.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...of_readers, ...of_editors_for_anyone, ...of_owners]));
});
