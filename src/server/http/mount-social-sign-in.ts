import type { Context as HonoContext, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { readNext } from "../../client/session/login-path.ts";
import { google_sign_in_path } from "../../contract/accounts/calls.ts";
import { accountKind, type AccountKind } from "../../contract/accounts/schema.ts";
import * as limits from "../../contract/limits.ts";
import { newToken } from "../../features/accounts/rules.ts";
import { finishSocialSignIn, type OpenProfile } from "../../features/accounts/sessions/finish-social-sign-in.ts";
import {
  openIdAttempt,
  openOpenId,
  OpenIdRefusal,
  type OpenId,
  type OpenIdPerson,
} from "../../features/accounts/sessions/open-openid.ts";
import { openCouple } from "../../features/couples/open-couple.ts";
import { joinGuestEnquiries } from "../../features/enquiries/join-guests.ts";
import { openProfile } from "../../features/providers/account/open-profile.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { isAway } from "../../platform/database/database.ts";
import { errorResponse } from "../../platform/http/error-answer.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { refuse } from "../../platform/refusal.ts";
import { handoffJar } from "./hidden-cookies.ts";

const callbackPath = `${google_sign_in_path}/callback`;

const storedAttempt = openIdAttempt.extend({
  kind: accountKind,
  next: z.string().nullable(),
  /** In milliseconds since 1970; checked here, as a browser may keep cookies too long. */
  ends: z.number(),
});
type StoredAttempt = z.infer<typeof storedAttempt>;

const openers: Record<AccountKind, OpenProfile> = { provider: openProfile, couple: openCouple };

/**
 * The hand-off token works once, in the browser that began [accounts-15]; failures redirect with an error code
 * [accounts-17].
 */
export function mountSocialSignIn(app: Hono, runtime: Runtime): void {
  const { google, apiUrl } = runtime.config;
  if (google === undefined) {
    for (const path of [google_sign_in_path, "/api/auth/provider/google", callbackPath])
      app.get(path, () => errorResponse("not_found"));
    return;
  }
  const openId = openOpenId({ ...google, redirectUri: apiUrl + callbackPath });
  const jar = attemptJar(apiUrl + callbackPath);
  app.get(google_sign_in_path, (c) => {
    const kind = accountKind.safeParse(c.req.query("userType"));
    if (!kind.success) refuse("bad_parameter", { sentence: "userType: Choose provider or couple." });
    return begin(c, runtime, { openId, jar, kind: kind.data });
  });
  app.get("/api/auth/provider/google", (c) => begin(c, runtime, { openId, jar, kind: "provider" }));
  app.get(callbackPath, (c) => finish(c, runtime, { openId, jar }));
}

type Dependencies = { openId: OpenId; jar: ReturnType<typeof attemptJar> };

async function begin(c: HonoContext, runtime: Runtime, { openId, jar, kind }: Dependencies & { kind: AccountKind }) {
  const next = readNext(c.req.query("next") ?? null);
  try {
    const { location, attempt } = await openId.begin(kind);
    const ends = runtime.clock().getTime() + limits.social_sign_in_minutes * 60_000;
    jar.store(c, { ...attempt, kind, next, ends });
    return leave(c, location);
  } catch (cause) {
    runtime.log.warn("social sign-in can't begin", { message: messageOf(cause) });
    return back(c, runtime, { error: "callback_failed", userType: kind });
  }
}

async function finish(c: HonoContext, runtime: Runtime, { openId, jar }: Dependencies) {
  const attempt = jar.take(c);
  const query = new URL(c.req.url).searchParams;
  const state = query.get("state");
  if (!attempt || attempt.state !== state || attempt.ends <= runtime.clock().getTime()) {
    // Without the attempt, the state's prefix only decides which login page is shown.
    const userType = attempt?.kind ?? (state?.startsWith("couple.") ? "couple" : "provider");
    return back(c, runtime, { error: "state_mismatch", userType });
  }
  const { kind, next } = attempt;
  const binding = newToken();
  const outcome = await letIn(runtime, { kind, binding }, () => openId.finish(query.toString(), attempt));
  if ("error" in outcome) return back(c, runtime, { error: outcome.error, userType: kind });
  handoffJar(runtime.config)(c).store(binding);
  return back(c, runtime, { token: outcome.token, userType: kind, ...(next !== null && { next }) });
}

/** A hand-off token or an error code: a redirect can't show a sentence. */
async function letIn(
  runtime: Runtime,
  { kind, binding }: { kind: AccountKind; binding: string },
  identify: () => Promise<OpenIdPerson>,
): Promise<{ token: string } | { error: string }> {
  const { log } = runtime;
  let person: OpenIdPerson;
  try {
    person = await identify();
  } catch (cause) {
    if (cause instanceof OpenIdRefusal && cause.code === "access_denied") return { error: cause.code };
    log.warn("social sign-in failed", { message: messageOf(cause) });
    return { error: "callback_failed" };
  }
  try {
    const outcome = await finishSocialSignIn(contextOf(runtime), kind, person, {
      openProfile: openers[kind],
      onConfirmed: joinGuestEnquiries,
      binding,
    });
    return "refusal" in outcome ? { error: outcome.refusal } : outcome;
  } catch (cause) {
    if (isAway(cause)) log.warn("database away", { where: callbackPath });
    else log.error("social sign-in failed", cause);
    return { error: "callback_failed" };
  }
}

/** On the site's public address, even when the API has its own host. */
function back(c: HonoContext, { config }: Runtime, query: Record<string, string>): Response {
  return leave(c, `${pageUrl(config, "/auth/callback")}?${new URLSearchParams(query)}`);
}

function leave(c: HonoContext, location: string): Response {
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.redirect(location, 302);
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}

function attemptJar(redirectUri: string) {
  const { protocol, pathname: path } = new URL(redirectUri);
  const secure = protocol === "https:";
  const name = "umshado_sign_in";
  const options = {
    secure,
    httpOnly: true,
    sameSite: "Lax" as const,
    // With `__Host-`, browsers accept it from this host only.
    ...(secure ? { prefix: "host" as const } : { path }),
  };
  return {
    store(c: HonoContext, attempt: StoredAttempt): void {
      const value = Buffer.from(JSON.stringify(attempt)).toString("base64url");
      setCookie(c, name, value, { ...options, maxAge: limits.social_sign_in_minutes * 60 });
    },
    take(c: HonoContext): StoredAttempt | null {
      const value = getCookie(c, name, secure ? "host" : undefined) ?? "";
      deleteCookie(c, name, options);
      try {
        return storedAttempt.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
      } catch {
        return null;
      }
    },
  };
}
