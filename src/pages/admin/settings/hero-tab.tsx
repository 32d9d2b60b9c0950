import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { readSettingsCall } from "../../../contract/settings/calls.ts";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { HeroForm } from "./hero-form.tsx";

/** The front page's hero, with a live preview [admin-19]. */
export default function HeroTab() {
  const settings = useFetched(readSettingsCall, { as: "provider", failed: adminMessages.hero_settings_load_failed });
  return (
    <Fetched of={settings} skeleton={<Skeleton height="36rem" />}>
      {(value) => <HeroForm settings={value} onSaved={settings.put} />}
    </Fetched>
  );
}
