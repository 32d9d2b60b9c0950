import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import { email, filledIn, id } from "../primitives.ts";
import * as calls from "./calls.ts";

/** For other super admins [admin-33]. */
export const superAdmin = z
  .object({
    id,
    business_name: z.string(),
    contact_person: z.string(),
    email: z.string(),
    is_you: z.boolean(),
    sessions: z.int().meta({ description: "Number of signed-in browsers." }),
    has_second_factor: z.boolean(),
    last_used_at: z.iso.datetime().nullable().meta({ description: "When the newest of the sessions was used." }),
  })
  .meta({ id: "SuperAdmin" });
export type SuperAdmin = z.infer<typeof superAdmin>;

const group = "Administration";
const params = z.object({ id: z.string() });
const message = z.object({ message: z.string() });

export const listSuperAdmins = call({
  ...calls.listSuperAdmins,
  name: "listSuperAdmins",
  summary: "List the super admins",
  group,
  status: 200,
  answer: z.object({ super_admins: z.array(superAdmin) }),
});

export const nameSuperAdmin = call({
  ...calls.nameSuperAdmin,
  name: "nameSuperAdmin",
  summary: "Make an empty, confirmed provider account a super admin and end its sessions",
  group,
  body: z.object({ email: filledIn(email, adminMessages.super_admin_email_missing) }),
  status: 201,
  answer: message,
  refusals: ["account_not_found", "already_super_admin", "account_not_empty", "account_unconfirmed"],
});

export const demoteSuperAdmin = call({
  ...calls.demoteSuperAdmin,
  name: "demoteSuperAdmin",
  summary: "Revoke another super admin's rights and end its sessions",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found", "own_demotion"],
});

export const signOutSuperAdmin = call({
  ...calls.signOutSuperAdmin,
  name: "signOutSuperAdmin",
  summary: "End another super admin's sessions, including its impersonations",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found"],
});

export const removeSuperAdminFactors = call({
  ...calls.removeSuperAdminFactors,
  name: "removeSuperAdminFactors",
  summary: "Remove another super admin's second factors and recovery codes, and end its sessions",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found", "own_factors", "no_second_factor"],
});
