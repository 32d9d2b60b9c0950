import { bandsAndMusicians } from "./corpora/bands-and-musicians.ts";
import { bridalWear } from "./corpora/bridal-wear.ts";
import { cakesAndDesserts } from "./corpora/cakes-and-desserts.ts";
import { caterers } from "./corpora/caterers.ts";
import { decorAndHire } from "./corpora/decor-and-hire.ts";
import { djsAndMcs } from "./corpora/djs-and-mcs.ts";
import { florists } from "./corpora/florists.ts";
import { hairAndMakeup } from "./corpora/hair-and-makeup.ts";
import { jewellery } from "./corpora/jewellery.ts";
import { marriageOfficers } from "./corpora/marriage-officers.ts";
import { menswear } from "./corpora/menswear.ts";
import { mobileBars } from "./corpora/mobile-bars.ts";
import { photoBooths } from "./corpora/photo-booths.ts";
import { photographers } from "./corpora/photographers.ts";
import { stationeryAndInvitations } from "./corpora/stationery-and-invitations.ts";
import { traditionalWear } from "./corpora/traditional-wear.ts";
import { transport } from "./corpora/transport.ts";
import { venues } from "./corpora/venues.ts";
import { videographers } from "./corpora/videographers.ts";
import { weddingPlanners } from "./corpora/wedding-planners.ts";
import type { Corpus } from "./corpus.ts";

/** In the categories' order. */
export const corpora: readonly Corpus[] = [
  venues,
  photographers,
  videographers,
  djsAndMcs,
  bandsAndMusicians,
  caterers,
  cakesAndDesserts,
  florists,
  decorAndHire,
  weddingPlanners,
  hairAndMakeup,
  bridalWear,
  menswear,
  traditionalWear,
  jewellery,
  transport,
  stationeryAndInvitations,
  marriageOfficers,
  mobileBars,
  photoBooths,
];
