import type { Couple } from "../src/contract/couples/schema.ts";
import type { ErrorAnswer } from "../src/contract/error-answer.ts";
import type { MemberRole } from "../src/contract/weddings/calls.ts";
import type { Sharing, WeddingInvitation } from "../src/contract/weddings/schema.ts";
import { buildCouple, buildToken } from "./factories.ts";
import type { TestApp } from "./harness.ts";

export const weddingTokenIn = (text: string | undefined) =>
  /\/wedding\?invited#([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

export function sharer(app: TestApp, token: string) {
  const call = <T>(method: string, path: string, body?: object) =>
    app.call<T & Partial<ErrorAnswer>>(`/api/wedding/${path}`, { method, token, ...(body && { body }) });
  return {
    token,
    list: () => call<Sharing>("GET", "members"),
    invite: (email: string, role: MemberRole = "editor") =>
      call<{ invitation: WeddingInvitation }>("POST", "members", { email, role }),
    change: (id: string, role: MemberRole) => call("PUT", `members/${id}`, { role }),
    remove: (id: string) => call("DELETE", `members/${id}`),
    resend: (id: string) => call<{ invitation: WeddingInvitation }>("POST", `invitations/${id}/resend`),
    withdraw: (id: string) => call("DELETE", `invitations/${id}`),
    join: (link: string, name = "Nandi") => call<{ couple: Couple }>("POST", "membership", { token: link, name }),
    leave: () => call<{ couple: Couple }>("DELETE", "membership"),
  };
}

export async function buildSharer(app: TestApp, overrides: Parameters<typeof buildCouple>[1] = {}) {
  const owner = await buildCouple(app, { email_verified_at: app.clock.now(), ...overrides });
  return { ...owner, ...sharer(app, await buildToken(app, owner.id)) };
}
