import type { FormFaults, FormValues } from "../../../client/form/use-form.ts";
import { feedFaults } from "../../../contract/calendars/feed-words.ts";

export function checkFollowed({ url = "" }: FormValues): FormFaults {
  const address = url.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(address)) return { url: feedFaults.bad_address };
  return /^(?:https|webcals?):/i.test(address) ? {} : { url: feedFaults.not_https };
}
