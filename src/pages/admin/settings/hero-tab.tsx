import { useFetched } from "../../../client/call/use-fetched.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { readSettingsCall } from "../../../contract/settings/calls.ts";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { HeroForm } from "./hero-form.tsx";

/** The front page's hero, with a live preview [admin-19]. */
export default function HeroTab() {
  const settings = useFetched(readSettingsCall, {
    as: "provider",
    failed: adminMessages.hero_settings_load_failed,
  });
  if (!settings.value) {
    if (settings.error !== null)
      return <LoadFailure onRetry={() => void settings.reload()}>{settings.error}</LoadFailure>;
    return <Skeleton height="36rem" />;
  }
  return <HeroForm settings={settings.value} onSaved={settings.put} />;
}
