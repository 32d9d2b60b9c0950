import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { DateOffer } from "../../calendars/web/date-offer.tsx";
import { VenueOffer } from "../../places/web/venue-offer.tsx";
import { browseAddress } from "./filters/browse-filters.ts";

export function ListVenue({ list }: { list: string }) {
  if (list.startsWith(`${href("/")}?`)) return null;
  const filters = listQuery.read(new URLSearchParams(list.split("?")[1]));
  return (
    <>
      <VenueOffer
        addressOf={(near) =>
          near === filters.near ? null : browseAddress({ ...filters, near, city: "", province: "" })
        }
      />
      <DateOffer addressOf={(date) => (date === filters.date ? null : browseAddress({ ...filters, date }))} />
    </>
  );
}
