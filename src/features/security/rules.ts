import * as limits from "../../contract/limits.ts";
import { id as idShape } from "../../contract/primitives.ts";
import type { SecurityFilters } from "../../contract/security/shapes.ts";
import type { SecurityEventName, SecurityOutcome } from "../../contract/security/words.ts";
import type { Actor } from "../../platform/actor.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";
import { containing } from "../../platform/like-pattern.ts";
import { momentsOf } from "../audit/rules.ts";
import type { Wanted } from "./store.ts";

/** What happened, as whoever notes it tells it. */
export type Noted = {
  event: SecurityEventName;
  /** Done unless said. */
  outcome?: SecurityOutcome;
  /** Whose account it is about: that of whoever asks, unless said; null where it is nobody's. */
  account_id?: string | null;
  /** The super admin who begins to act as it. */
  admin_id?: string;
  /** From where it came, as limits count it. */
  address?: string;
  /** Such as `Chrome on Android`. */
  device?: string;
  /** Such as the call that was refused. Never an email, an address or a token. */
  detail?: string;
};

/** An event as it is kept. */
export type Happening = {
  event: SecurityEventName;
  outcome: SecurityOutcome;
  account_id: string | null;
  admin_id: string | null;
  network: string | null;
  device: string | null;
  detail: string | null;
};

const network_length = 12;

/** What is kept of an event: of the address only so much of a keyed hash as tells networks apart. */
export function happeningOf(actor: Actor, keyedHash: KeyedHash, noted: Noted): Happening {
  const { event, outcome = "done", address, device = null, detail = null } = noted;
  const who = actor.kind === "visitor" ? { id: null, admin_id: null } : actor;
  const { account_id = who.id } = noted;
  const network = address === undefined ? null : keyedHash("security network", address).slice(0, network_length);
  return { event, outcome, account_id, admin_id: noted.admin_id ?? who.admin_id, network, device, detail };
}

/** Of what kinds alarms are, each with what admins are told [admin-28]. */
export const alarms = {
  failed_sign_ins: "Very many logins fail",
  failed_sign_ins_of_account: "Somebody tries very many passwords or codes on one account",
  failed_sign_ins_of_admin: "Somebody tries passwords or codes on a super admin’s account",
  dead_tokens: "Very many dead session tokens are tried",
} as const;
export type Alarm = keyof typeof alarms;

/** How often something of one account failed within the minutes that alarms look at. */
export type Failures = { event: SecurityEventName; account_id: string | null; is_super_admin: boolean; times: number };

/** Which alarms these failures raise. */
export function alarmsOf(failures: readonly Failures[]): Alarm[] {
  const signIns = failures.filter(({ event }) => event === "sign_in");
  const dead = failures.filter(({ event }) => event === "dead_token");
  const sum = (of: readonly Failures[]) => of.reduce((all, { times }) => all + times, 0);
  const isGuessed = ({ account_id, times }: Failures) =>
    account_id !== null && times >= limits.alarm_failed_sign_ins_of_account;
  const isAdminGuessed = ({ is_super_admin, times }: Failures) =>
    is_super_admin && times >= limits.alarm_failed_sign_ins_of_admin;
  const raised: Record<Alarm, boolean> = {
    failed_sign_ins: sum(signIns) >= limits.alarm_failed_sign_ins,
    failed_sign_ins_of_account: signIns.some(isGuessed),
    failed_sign_ins_of_admin: signIns.some(isAdminGuessed),
    dead_tokens: sum(dead) >= limits.alarm_dead_tokens,
  };
  return (Object.keys(raised) as Alarm[]).filter((alarm) => raised[alarm]);
}

/** What the filters ask for, as the store compares it. */
export function wantedOf(filters: SecurityFilters, after?: string): Wanted {
  const { event, outcome, account, network, from, to } = filters;
  const isId = account !== undefined && idShape.safeParse(account).success;
  return {
    event,
    outcome,
    network,
    ...momentsOf({ from, to }),
    account_id: isId ? account : undefined,
    email: account === undefined || isId ? undefined : containing(account.toLowerCase()),
    after,
  };
}
