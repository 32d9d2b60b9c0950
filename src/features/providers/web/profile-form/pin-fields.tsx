import { lazy, Suspense } from "react";
import type { CategoryWithSubcategories } from "../../../../contract/categories/shapes.ts";
import { readDegrees } from "../../../../contract/profile-numbers.ts";
import { Fields } from "../../../../ui/field.tsx";
import { report } from "../../../../ui/report.ts";
import { TextField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";

/** Without the map the coordinates can still be typed. */
const PinMap = lazy(async () => {
  try {
    return { default: (await import("../../../places/web/map/pin-map.tsx")).PinMap };
  } catch (cause) {
    report(cause);
    return { default: () => <p>The map could not be loaded. You can type the coordinates.</p> };
  }
});

/** Where a venue is, to the metre [map-5]. Nobody else is asked, but for what has to be corrected before it can be saved. */
export function PinFields({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  const latitude = useField("latitude");
  const longitude = useField("longitude");
  const [{ value: city }, { value: province }] = [useField("city"), useField("province")];
  const isVenue = useIsVenue(categories);
  if (!isVenue) return null;
  const [north, east] = [readDegrees(latitude.value), readDegrees(longitude.value)];
  return (
    <>
      <p>Couples find your venue by its pin. Press the map to place it, or type its coordinates.</p>
      <Suspense>
        <PinMap
          pin={north === null || east === null ? null : { latitude: north, longitude: east }}
          town={[city, province].filter((part) => part.trim() !== "").join(", ")}
          onMove={(pin) => {
            latitude.change(pin ? pin.latitude.toFixed(5) : "");
            longitude.change(pin ? pin.longitude.toFixed(5) : "");
          }}
        />
      </Suspense>
      <Fields>
        <TextField name="latitude" placeholder="-33.91230" help="Degrees, below zero in the south." />
        <TextField name="longitude" placeholder="19.11560" help="Degrees east." />
      </Fields>
    </>
  );
}
