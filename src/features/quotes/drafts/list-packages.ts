import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Context } from "../../../platform/context.ts";
import { presentTemplate } from "../present.ts";
import { listVisibleTemplates } from "./store-templates.ts";

type VisiblePackage = { id: string; name: string; price: string | null; text: string | null };

/** With the lowest price of each [quotes-24]. */
export async function listPackages({ db }: Pick<Context, "db">, provider_id: string): Promise<VisiblePackage[]> {
  return (await listVisibleTemplates(db, provider_id))
    .map(presentTemplate)
    .map(({ id, shown_name, shown_text, from_cents }) => ({
      id,
      name: shown_name,
      price: from_cents === 0 ? null : `from ${formatRandCents(from_cents)}`,
      text: shown_text || null,
    }));
}
