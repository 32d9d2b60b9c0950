import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/shapes.ts";
import * as limits from "../limits.ts";
import { providerUser } from "../providers/own-shapes.ts";
import * as words from "./words.ts";

const params = z.object({ id: z.string() });
const token = z
  .string()
  .meta({ description: `A session of that account, for ${limits.impersonation_minutes} minutes.` });

export const impersonateProvider = call({
  ...words.impersonateProvider,
  name: "impersonateProvider",
  summary: "Acts as a provider: a session of its account that names the admin too. Logging out ends it",
  group: "Administration",
  params,
  status: 200,
  answer: z.object({ token, provider: providerUser }),
  refusals: ["provider_not_found", "super_admin_not_impersonated", "not_while_impersonating"],
});

export const impersonateCouple = call({
  ...words.impersonateCouple,
  name: "impersonateCouple",
  summary: "Acts as a couple: a session of its account that names the admin too. Logging out ends it",
  group: "Administration",
  params,
  status: 200,
  answer: z.object({ token, couple }),
  refusals: ["couple_not_found", "not_while_impersonating"],
});
