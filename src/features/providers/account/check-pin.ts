import * as limits from "../../../contract/limits.ts";
import { placeMessages } from "../../../contract/places/calls.ts";
import { kmFromLand } from "../../../contract/places/near-land.ts";

type Half = number | null;
type Sent = { latitude?: Half | undefined; longitude?: Half | undefined };
type Checked = { pin: Sent; fieldErrors: Record<string, string> };

/** Only for venues; half a pin, or one outside the area, is an error [map-5]. */
export function checkPin(sent: Sent, stored: { latitude: Half; longitude: Half }, isVenue: boolean): Checked {
  const named = [sent.latitude, sent.longitude].some((half) => half != null);
  if (!isVenue) {
    const none = stored.latitude === null && !("latitude" in sent || "longitude" in sent);
    const pin = none ? {} : { latitude: null, longitude: null };
    return { pin, fieldErrors: named ? { latitude: placeMessages.pin_of_venues } : {} };
  }
  if (sent.latitude === undefined && sent.longitude === undefined) return { pin: {}, fieldErrors: {} };
  const { latitude = stored.latitude, longitude = stored.longitude } = sent;
  const pin = { latitude, longitude };
  if (latitude === null && longitude === null) return { pin, fieldErrors: {} };
  if (latitude === null) return { pin, fieldErrors: { latitude: placeMessages.pin_halved } };
  if (longitude === null) return { pin, fieldErrors: { longitude: placeMessages.pin_halved } };
  const isThere = kmFromLand({ latitude, longitude }) <= limits.pin_beyond_border_km_max;
  return { pin, fieldErrors: isThere ? {} : { latitude: placeMessages.pin_elsewhere } };
}
