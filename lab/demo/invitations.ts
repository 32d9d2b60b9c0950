import type { Calendar } from "../../seed/calendar.ts";
import type { DemoInvitation, DemoProvider } from "../../seed/directory.ts";
import * as limits from "../../src/contract/limits.ts";

const sent = [
  { name: "Ruan van Wyk", days: 430, presets: ["verified"], by: "Elmarie du Toit", used: "Karoo Lig Films" },
  { name: "Nomathemba Ncube", days: 6, presets: ["premier"], by: "Zanele Mokoena", used: null },
  { name: "Gerhard Lubbe", days: 74, presets: [], by: null, used: null },
] as const;

export function invite(providers: readonly DemoProvider[], calendar: Calendar, newId: () => string): DemoInvitation[] {
  return sent.map(({ name, days, presets, by, used }) => {
    const provider = providers.find(({ row }) => row.business_name === used);
    const created_at = provider
      ? new Date(provider.row.created_at.getTime() - 4 * 86_400_000)
      : calendar.daysAgo(days, 10);
    return {
      id: newId(),
      email: provider?.email ?? `${name.toLowerCase().replaceAll(" ", ".")}@post.example`,
      name,
      preset_badges: [...presets],
      recommended_by_name: by,
      token: `demo-invitation-${name.toLowerCase().replaceAll(" ", "-")}`,
      used_at: provider?.row.created_at ?? null,
      expires_at: new Date(created_at.getTime() + limits.invitation_days * 86_400_000),
      created_at,
    };
  });
}
