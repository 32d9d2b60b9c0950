import * as limits from "../../contract/limits.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { SecurityEventName, SecurityOutcome } from "../../contract/security/calls.ts";
import type { SecurityFilters } from "../../contract/security/schema.ts";
import type { Actor } from "../../platform/actor.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";
import { timestampRange } from "../audit/rules.ts";

export type SecurityEventInput = {
  event: SecurityEventName;
  outcome?: SecurityOutcome;
  /** Default: the actor's account; null for none. */
  account_id?: string | null;
  admin_id?: string;
  address?: string;
  device?: string;
  /** Such as the refused call. Never an email, an address or a token. */
  detail?: string;
};

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

/** Stores only enough of the address's keyed hash to distinguish networks. */
export function happeningOf(actor: Actor, keyedHash: KeyedHash, input: SecurityEventInput): Happening {
  const { event, outcome = "done", address, device = null, detail = null } = input;
  const who = actor.kind === "visitor" ? { id: null, admin_id: null } : actor;
  const { account_id = who.id } = input;
  const network = address === undefined ? null : keyedHash("security network", address).slice(0, network_length);
  return { event, outcome, account_id, admin_id: input.admin_id ?? who.admin_id, network, device, detail };
}

/** The kinds of alarms with their texts for admins [admin-28]. */
export const alarms = {
  failed_sign_ins: "Very many logins fail",
  failed_sign_ins_of_account: "Somebody is trying very many passwords or codes on one account",
  failed_sign_ins_of_admin: "Somebody is trying passwords or codes on a super admin’s account",
  dead_tokens: "Somebody is trying very many invalid session tokens",
} as const;
export type Alarm = keyof typeof alarms;

export type Failures = { event: SecurityEventName; account_id: string | null; is_super_admin: boolean; times: number };

export function alarmsOf(failures: readonly Failures[]): Alarm[] {
  const signIns = failures.filter(({ event }) => event === "sign_in");
  const invalid = failures.filter(({ event }) => event === "dead_token");
  const sum = (of: readonly Failures[]) => of.reduce((all, { times }) => all + times, 0);
  const isGuessed = ({ account_id, times }: Failures) =>
    account_id !== null && times >= limits.alarm_failed_sign_ins_of_account;
  const isAdminGuessed = ({ is_super_admin, times }: Failures) =>
    is_super_admin && times >= limits.alarm_failed_sign_ins_of_admin;
  const raised: Record<Alarm, boolean> = {
    failed_sign_ins: sum(signIns) >= limits.alarm_failed_sign_ins,
    failed_sign_ins_of_account: signIns.some(isGuessed),
    failed_sign_ins_of_admin: signIns.some(isAdminGuessed),
    dead_tokens: sum(invalid) >= limits.alarm_invalid_tokens,
  };
  return (Object.keys(raised) as Alarm[]).filter((alarm) => raised[alarm]);
}

export type SecurityCriteria = {
  event: SecurityEventName | undefined;
  outcome: SecurityOutcome | undefined;
  account_id: string | undefined;
  email: string | undefined;
  network: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  after: string | undefined;
};

export function securityCriteriaOf(filters: SecurityFilters, after?: string): SecurityCriteria {
  const { event, outcome, account, network, from, to } = filters;
  const isId = account !== undefined && isUuid(account);
  return {
    event,
    outcome,
    network,
    ...timestampRange({ from, to }),
    account_id: isId ? account : undefined,
    email: account === undefined || isId ? undefined : containing(account.toLowerCase()),
    after,
  };
}
