import { z } from "zod";
import { adminMessages } from "../admin-messages.ts";
import { call } from "../call.ts";
import { email, filledIn, id } from "../primitives.ts";
import * as words from "./words.ts";

/** For other super admins [admin-33]. */
export const superAdmin = z
  .object({
    id,
    business_name: z.string(),
    contact_person: z.string(),
    email: z.string(),
    is_you: z.boolean(),
    sessions: z.int().meta({ description: "Browsers that are signed in." }),
    has_second_factor: z.boolean(),
    last_used_at: z.iso.datetime().nullable().meta({ description: "When the newest of them was used." }),
  })
  .meta({ id: "SuperAdmin" });
export type SuperAdmin = z.infer<typeof superAdmin>;

const group = "Administration";
const params = z.object({ id: z.string() });
const message = z.object({ message: z.string() });

export const listSuperAdmins = call({
  ...words.listSuperAdmins,
  name: "listSuperAdmins",
  summary: "Who runs the site",
  group,
  status: 200,
  answer: z.object({ super_admins: z.array(superAdmin) }),
});

export const nameSuperAdmin = call({
  ...words.nameSuperAdmin,
  name: "nameSuperAdmin",
  summary: "Makes an empty, confirmed provider account a super admin's; its sessions end",
  group,
  body: z.object({ email: filledIn(email, adminMessages.super_admin_email_missing) }),
  status: 201,
  answer: message,
  refusals: ["account_not_found", "already_super_admin", "account_not_empty", "account_unconfirmed"],
});

export const demoteSuperAdmin = call({
  ...words.demoteSuperAdmin,
  name: "demoteSuperAdmin",
  summary: "Ends another super admin's powers and sessions",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found", "own_demotion"],
});

export const signOutSuperAdmin = call({
  ...words.signOutSuperAdmin,
  name: "signOutSuperAdmin",
  summary: "Ends another super admin's sessions, and those in which it acts as somebody",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found"],
});

export const removeSuperAdminFactors = call({
  ...words.removeSuperAdminFactors,
  name: "removeSuperAdminFactors",
  summary: "Takes every second factor and recovery code off another super admin, and ends its sessions",
  group,
  params,
  status: 200,
  answer: message,
  refusals: ["super_admin_not_found", "own_factors", "no_second_factor"],
});
