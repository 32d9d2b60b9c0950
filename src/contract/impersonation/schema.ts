import { z } from "zod";
import { coupleSchema } from "../couples/schema.ts";
import * as limits from "../limits.ts";
import { idParams } from "../primitives.ts";
import { providerUser } from "../providers/my-schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const token = z.string().describe(`Session token for that account, valid for ${limits.impersonation_minutes} minutes.`);

export const impersonateProviderRoute = route(calls.impersonateProviderCall, {
  name: "impersonateProvider",
  summary: "Impersonate a provider in a session that also names the admin; signing out ends it",
  params: idParams,
  answer: z.object({ token, provider: providerUser }),
  refusals: ["provider_not_found", "super_admin_not_impersonated", "not_while_impersonating"],
});

export const impersonateCoupleRoute = route(calls.impersonateCoupleCall, {
  name: "impersonateCouple",
  summary: "Impersonate a couple in a session that also names the admin; signing out ends it",
  params: idParams,
  answer: z.object({ token, couple: coupleSchema }),
  refusals: ["couple_not_found", "not_while_impersonating"],
});
