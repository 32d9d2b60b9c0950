import type { FormErrors, FormValues } from "../../../../client/form/use-form.ts";
import { feedErrors } from "../../../../contract/calendars/calls.ts";

export function checkFollowed({ url = "" }: FormValues): FormErrors {
  const address = url.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(address)) return { url: feedErrors.bad_address };
  return /^(?:https|webcals?):/i.test(address) ? {} : { url: feedErrors.not_https };
}
