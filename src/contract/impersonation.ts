import { z } from "zod";
import { call } from "./call.ts";
import { couple } from "./couples.ts";
import * as limits from "./limits.ts";
import { providerUser } from "./own-profile.ts";

const params = z.object({ id: z.string() });
const token = z
  .string()
  .meta({ description: `A session of that account, for ${limits.impersonation_minutes} minutes.` });

export const impersonateProvider = call({
  name: "impersonateProvider",
  summary: "Acts as a provider: a session of its account that names the admin too. Logging out ends it",
  group: "Administration",
  method: "post",
  path: "/api/admin/impersonate/{id}",
  who: "super_admin",
  params,
  status: 200,
  answer: z.object({ token, provider: providerUser }),
  refusals: ["provider_not_found", "super_admin_not_impersonated", "not_while_impersonating"],
});

export const impersonateCouple = call({
  name: "impersonateCouple",
  summary: "Acts as a couple: a session of its account that names the admin too. Logging out ends it",
  group: "Administration",
  method: "post",
  path: "/api/admin/impersonate-couple/{id}",
  who: "super_admin",
  params,
  status: 200,
  answer: z.object({ token, couple }),
  refusals: ["couple_not_found", "not_while_impersonating"],
});
