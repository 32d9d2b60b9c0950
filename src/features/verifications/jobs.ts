import { LetterDropped, type LetterTemplates } from "../../platform/letters.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findRequestForLetter, findVerifiedName } from "./store.ts";

/** The letters about verification. What they say is read when they leave, and what writes them is loaded then. */
export const verificationLetters: LetterTemplates = {
  async verification_granted(ctx, { provider_id = "", by }) {
    const { writeGranted } = await import("./mail.tsx");
    const business_name = await findVerifiedName(ctx.db, provider_id);
    if (business_name === null) throw new LetterDropped("The provider is gone or not verified any more.");
    const { site_name } = await readSettings(ctx);
    const profile_url = `${ctx.config.publicUrl}/provider/${provider_id}`;
    return writeGranted({ site_name, business_name, profile_url, by_the_site: by === "the_site" });
  },
  async verification_requested(ctx, { request_id = "" }) {
    const { writeRequested } = await import("./mail.tsx");
    const found = await findRequestForLetter(ctx.db, request_id);
    if (!found) throw new LetterDropped("The provider is gone.");
    const { provider_id, ...facts } = found;
    const { site_name } = await readSettings(ctx);
    return writeRequested({ ...facts, site_name, profile_url: `${ctx.config.publicUrl}/provider/${provider_id}` });
  },
};
