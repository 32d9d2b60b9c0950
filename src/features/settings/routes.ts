import * as calls from "../../contract/settings/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { presentSettings } from "./present.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";

/** The calls about site settings [api-8]; the hero's picture comes with the media. */
export function registerSettings(router: Router): void {
  router.bind(calls.readSettingsRoute, async (ctx) => presentSettings(await readSettings(ctx)));
  router.bind(calls.saveSettingsRoute, async (ctx, { body }) =>
    presentSettings(await saveSettings(ctx, body.settings)),
  );
}
