import { useEffect, useState } from "react";
import { call } from "../../../../client/call.ts";
import * as limits from "../../../../contract/limits.ts";
import { placeMessages, suggestPlaces } from "../../../../contract/places/calls.ts";
import { greatCircleKm } from "../../../../contract/places/great-circle.ts";
import { project, unproject, type Coordinates } from "../../../../contract/places/mercator.ts";
import { kmFromLand } from "../../../../contract/places/near-land.ts";
import type { Place } from "../../../../contract/places/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { LandMap } from "./land-map.tsx";
import { PinSpot } from "./pin-spot.tsx";

const pause_ms = 300;

function useTown(text: string): Place | null {
  const [known, setKnown] = useState<{ text: string; place: Place | null } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function makeRequest() {
      const outcome = await call(suggestPlaces, { query: { query: text }, failed: "", signal });
      if (signal.aborted || !outcome.ok) return;
      const { places, named } = outcome.body;
      const [place = null, another] = places.filter(({ slug }) => named.includes(slug));
      setKnown({ text, place: another ? null : place });
    }
    const timer = text === "" ? undefined : setTimeout(() => void makeRequest(), pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  return known?.text === text ? known.place : null;
}

interface PinMapProps {
  pin: Coordinates | null;
  town: string;
  onMove: (pin: Coordinates | null) => void;
}

const help =
  "Press the map to set the pin; drag it, or move it with the arrow keys. The plus and minus keys zoom, as a wheel with Ctrl and two fingers do.";

/** One pin to set, move and remove [map-5]. */
export function PinMap({ pin, town, onMove }: PinMapProps) {
  const known = useTown(town);
  return (
    <>
      <LandMap label="Map: where your venue is" help={help} onPress={(at) => onMove(unproject(at))}>
        {(map) => pin && <PinSpot map={map} at={project(pin)} onMove={(at) => onMove(unproject(at))} />}
      </LandMap>
      <p role="status">{doubt(pin, known)}</p>
      {pin && (
        <Button small variant="outline" onClick={() => onMove(null)}>
          Take the pin off
        </Button>
      )}
    </>
  );
}

function doubt(pin: Coordinates | null, town: (Coordinates & { name: string }) | null): string {
  if (!pin) return "";
  if (kmFromLand(pin) > limits.pin_beyond_border_km_max) return placeMessages.pin_elsewhere;
  const km = town ? greatCircleKm(pin, town) : 0;
  if (!town || km <= limits.pin_far_km) return "";
  return `The pin is about ${Math.round(km)} km from ${town.name}, the town above. Is one of them wrong?`;
}
