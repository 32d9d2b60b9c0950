import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useEffect, useState, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { call } from "../../../../client/call/call.ts";
import * as limits from "../../../../contract/limits.ts";
import { placeMessages, suggestPlacesCall } from "../../../../contract/places/calls.ts";
import { greatCircleKm } from "../../../../contract/places/great-circle.ts";
import { project, unproject, type Coordinates, type Point } from "../../../../contract/places/mercator.ts";
import { kmFromLand } from "../../../../contract/places/near-land.ts";
import type { Place } from "../../../../contract/places/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { LandMap, type OnMap } from "./land-map.tsx";
import { pointAt, spotOf } from "./view.ts";
import styles from "./pin-spot.module.css";

const pause_ms = 300;

function useTown(text: string): Place | null {
  const [known, setKnown] = useState<{ text: string; place: Place | null } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function makeRequest() {
      const outcome = await call(suggestPlacesCall, { query: { query: text }, failed: "", signal });
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

const help = {
  keys: "Press the map to set the pin; drag it, or move it with the arrow keys. The plus and minus keys zoom, as a wheel with Ctrl does.",
  touch: "Tap the map to set the pin, or drag the pin. Use two fingers to move and zoom the map.",
};

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

interface PinSpotProps {
  map: OnMap;
  at: Point;
  onMove: (at: Point) => void;
}

const step_px = 4;

const steps: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-step_px, 0],
  ArrowRight: [step_px, 0],
  ArrowUp: [0, -step_px],
  ArrowDown: [0, step_px],
};

function PinSpot({ map: { view, size, move }, at, onMove }: PinSpotProps) {
  const { left, top } = spotOf(view, size, at);
  const offset = useRef<{ left: number; top: number } | null>(null);
  const moveBy = (x: number, y: number) => onMove(pointAt(view, size, { left: left + x, top: top + y }));
  function step(event: KeyboardEvent) {
    const by = event.shiftKey ? undefined : steps[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(...by);
    move.show(at);
  }
  function begin({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    offset.current = { left: left - clientX, top: top - clientY };
  }
  function drag({ clientX, clientY }: PointerEvent) {
    const from = offset.current;
    if (from) onMove(pointAt(view, size, { left: from.left + clientX, top: from.top + clientY }));
  }
  const end = () => {
    offset.current = null;
  };
  return (
    <button
      type="button"
      aria-label="The pin: arrow keys move it"
      className={styles.pin}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      onKeyDown={step}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Icon of={MapPin} />
    </button>
  );
}
