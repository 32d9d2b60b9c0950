import { formatNumber, formatRand } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { travelFee } from "../../../../contract/places/travel-fee.ts";
import { readTypedNumber } from "../../../../contract/profile-numbers.ts";
import { Fields } from "../../../../ui/field.tsx";
import { FlagField, TextField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";

const fromTown = "From your town, 0 to 500 km.";

const example_km = 120;

export function TravelFields({ isVenue }: { isVenue: boolean }) {
  const { value: travels } = useField("willing_to_travel");
  const free = useField("travel_free_km");
  const rate = useField("travel_rate_per_km");
  return (
    <>
      {isVenue && <p>Couples find a venue by where it is. What you say here is shown on your profile.</p>}
      <FlagField name="willing_to_travel" help="Beyond your own town" />
      <Fields>
        <TextField
          name="radius_km"
          maxLength={12}
          help={isVenue ? fromTown : `${fromTown} Without it you only appear in searches for your listed towns.`}
        />
        {travels && (
          <>
            <TextField
              name="travel_free_km"
              maxLength={12}
              help={`Round trip, 0 to ${formatNumber(limits.travel_free_km_max)} km. Leave blank if you charge for every kilometre.`}
            />
            <TextField
              name="travel_rate_per_km"
              maxLength={20}
              help={<Example free={free.value} rate={rate.value} />}
            />
          </>
        )}
      </Fields>
    </>
  );
}

function Example({ free, rate }: { free: string; rate: string }) {
  const fee = travelFee(example_km, {
    travel_free_km: readTypedNumber("free_km", free),
    travel_rate_per_km: readTypedNumber("rate", rate),
  });
  if (fee === null) return "With cents if you like: 7,50. Without it couples don’t see an estimate.";
  return `${example_km} km away: ${fee === 0 ? "nothing" : `about ${formatRand(fee)}`} for travel.`;
}
