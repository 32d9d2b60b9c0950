import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import type { Couple } from "../../src/contract/couples/shapes.ts";
import type { ProviderUser } from "../../src/contract/providers/own-shapes.ts";
import { expect, newAddress } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { peopleText, sharedUrl } from "./places.ts";

/** Somebody with a living session, as a sign-in answered it. */
export type SignedIn =
  | { kind: "provider"; token: string; record: ProviderUser }
  | { kind: "couple"; token: string; record: Couple };

/**
 * Who is signed in before the journeys begin, for all of them: no journey ends these sessions or changes what is theirs.
 * `provider` is published, `newcomer` is not; `couple` has favourites and enquiries, `newCouple` has nothing.
 */
export type People = Record<"provider" | "superAdmin" | "couple" | "newcomer" | "newCouple", SignedIn>;

export const people = () => JSON.parse(peopleText()) as People;

/** The password of everyone that journeys register. */
export const password = "a horse, a battery";

type Ask = { method?: "GET" | "POST" | "PUT" | "DELETE"; token?: string; body?: object; address?: string };

/** Calls the API of the shared product beside any browser. */
export async function ask(path: `/api/${string}`, { token, body, address, method = body ? "POST" : "GET" }: Ask = {}) {
  return fetch(sharedUrl() + path, {
    method,
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // what the proxy in front of the product would say
      ...(address !== undefined && { "X-Forwarded-For": address }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A session of its own for somebody. An address may try 100 of them in a quarter of an hour. */
export async function signIn(kind: SignedIn["kind"], credentials: { email: string; password: string }) {
  const answer = await ask(kind === "provider" ? "/api/auth/login" : "/api/couples/login", { body: credentials });
  if (answer.status !== 200) throw new Error(`${credentials.email} was not logged in: ${await answer.text()}`);
  const { token, ...rest } = (await answer.json()) as { token: string; provider?: object; couple?: object };
  return { kind, token, record: rest.provider ?? rest.couple } as SignedIn;
}

/**
 * The super admin whom all journeys share, who has just said its password again: the control panel asks for it after ten
 * minutes [accounts-23], which a run of all journeys exceeds.
 */
export async function provenAdmin(): Promise<SignedIn> {
  const { superAdmin } = people();
  const { password } = demoLogins[0];
  const answer = await ask("/api/auth/prove", { token: superAdmin.token, body: { password } });
  expect(answer.status).toBe(200);
  return superAdmin;
}

/** A business that nobody has yet, as its owner registers it. */
export function newBusiness(business_name: string) {
  const phone = "082 555 0142";
  return { email: newAddress(), password, business_name, contact_person: "Nandi Mokoena", phone };
}
export type Business = ReturnType<typeof newBusiness>;

let homes = 0;
/** Where somebody registers: an address may register 20 times in an hour, and everybody here has a home. */
function newHome(): string {
  homes += 1;
  return `198.51.${process.pid % 256}.${homes % 256}`;
}

/** Registers a business. */
export async function register(business_name: string): Promise<Business> {
  const business = newBusiness(business_name);
  const answer = await ask("/api/auth/register", {
    body: { ...business, confirmPassword: password },
    address: newHome(),
  });
  expect(answer.status).toBe(201);
  return business;
}

/** Registers a business, and opens the link of its welcome as its owner would. */
export async function registerConfirmed(business_name: string): Promise<Business> {
  const business = await register(business_name);
  await confirmEmail(business.email);
  return business;
}

/** Opens the link of an account's welcome as its owner would. */
export async function confirmEmail(address: string): Promise<void> {
  const [welcome] = await expectEmailsTo(address, "Welcome to Umshado");
  const link = welcome ? linkIn(welcome, "/confirm-email") : "";
  const token = new URL(link).searchParams.get("token");
  expect((await ask("/api/auth/confirm-email", { body: { token } })).status).toBe(200);
}

/** Registers a couple that has told nothing of itself; it counts like a business. */
export async function registerCouple(): Promise<SignedIn> {
  const answer = await ask("/api/couples/register", {
    body: { email: newAddress(), password, confirmPassword: password },
    address: newHome(),
  });
  expect(answer.status).toBe(201);
  const { token, couple } = (await answer.json()) as { token: string; couple: Couple };
  return { kind: "couple", token, record: couple };
}

/** What a sign-in leaves in the browser (src/client/session.ts). */
export type Stored = Record<string, string>;

export function storedBy({ kind, token, record }: SignedIn): Stored {
  return kind === "provider"
    ? { "umshado.provider_token": token, "umshado.user": JSON.stringify(record) }
    : { "umshado.couple_token": token, "umshado.couple": JSON.stringify(record) };
}

/** Puts into the browser what a sign-in would have left there, before any page of ours is open in it. */
export async function keepIn(page: Page, stored: Stored): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Everything that stands in the browser's store. */
export async function readStored(page: Page): Promise<Stored> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}
