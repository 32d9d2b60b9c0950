import { href } from "react-router";
import { failureSentence } from "../../../ui/report.ts";

const patience_ms = 15_000;
/** Maximum age of a cached location. */
const fresh_ms = 300_000;

const untold = "Your browser didn’t share your location. Type a town instead.";
const nowhere = "We don’t know a place near you. Type a town instead.";

function getBrowserPosition(): Promise<GeolocationCoordinates | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: patience_ms, maximumAge: fresh_ms },
    );
  });
}

/** The place is found in the browser, so that the location isn't sent [browse-23]. A sentence on failure. */
export async function findWhere(typed: string): Promise<{ to: string } | { sentence: string }> {
  const coords = await getBrowserPosition();
  if (!coords) return { sentence: untold };
  try {
    const { nearestPlace } = await import("../../places/rules.ts");
    const place = nearestPlace(coords);
    if (!place) return { sentence: nowhere };
    const query = new URLSearchParams({ ...(typed !== "" && { search: typed }), near: place.slug });
    return { to: `${href("/providers")}?${query}` };
  } catch (cause) {
    return { sentence: failureSentence(cause, "The list of places could not be loaded.") };
  }
}
