import { roster, type Corpus } from "../corpus.ts";

export const transport: Corpus = {
  slug: "transport",
  roster: roster(`
Ou Karre | Pieter Geldenhuys | Franschhoek, Western Cape | Vintage and classic cars | afrikaans | 23 | A 1948 Chevrolet, a 1962 Borgward and a driver who tips his hat because he wants to.
Ubuntu Shuttles | Sibusiso Ntuli | Pietermaritzburg, KwaZulu-Natal | Guest shuttles and buses | zulu | 1 | Nobody drives home. Twenty-two seats, a cool box and a playlist.
White Rolls Durban | Vishnu Govender | Durban, KwaZulu-Natal | Luxury cars | tamil | 34 | Two Rolls-Royces, one Bentley, and marigolds that do not mark the paint.
Perdekar Plesier | Dalene Burger | Parys, Free State | Horse carriages | afrikaans | 2 | Bles and Prins have pulled two hundred brides and are not impressed by confetti.
Kasi Convoy | Lucky Maseko | Soweto, Gauteng | Luxury cars | zulu | 2 | Six matching German cars, flags on request, and a lead driver who knows where the street is closed.
Cape Sidecars | Bevan Isaacs | Hout Bay, Western Cape | Motorbikes and scooters | kaaps | 12 | A sidecar over Chapman's Peak with a veil tucked in. Goggles supplied.
Mdantsane Movers | Xolani Booi | Mdantsane, Eastern Cape | Guest shuttles and buses | xhosa | 1 | Buses to the village and back, over any road that has been graded this year.
Safari Cruiser Weddings | Themba Ubisi | Hoedspruit, Limpopo | Guest shuttles and buses | tsonga | 2 | Open Land Cruisers with blankets, so the drive to the ceremony is the first thing guests talk about.
Diamond Fields Classics | Riaan Botma | Kimberley, Northern Cape | Vintage and classic cars | afrikaans | 12 | A Ford Model A that came up on the railway in 1929 and stayed.
Panorama Coaches | Vusi Zitha | Mbombela, Mpumalanga | Guest shuttles and buses | swati | 12 | Airport, lodge, canyon, lodge, airport. Sixty seats and a toilet that works.
Platinum Wheels | Tiro Motsepe | Rustenburg, North West | Luxury cars | tswana | 2 | White, long and air-conditioned, with water in the door and a towel for the dust.
Vespa & Veil | Giulia Marais | Stellenbosch, Western Cape | Motorbikes and scooters | english | 1 | Four pastel scooters and one route through the oaks.
  `),
  starts: [1_200, 3_200, 6_500, 13_000],
  ways: [
    "The price is for the day within 60 km of {town}, with fuel, driver and ribbons.",
    "{first} drives the route the day before and has a second vehicle on standby.",
    "Passenger liability is R 10 million and the permit hangs in the window.",
    "Drivers wear a suit, carry umbrellas and know how to load a train into a back seat.",
    "Shuttles run until the last guest, and the last run is not extra.",
    "We coordinate with the photographer, because the car is in half of the pictures.",
  ],
  services: [
    "Bridal car with driver",
    "Guest shuttles",
    "Airport transfers",
    "Ribbons and flowers",
    "Photo stop on the way",
    "Umbrellas and water",
    "Convoy planning",
  ],
  specialties: [
    "Classic cars",
    "Gravel roads",
    "Large families",
    "Late returns",
    "Baraat processions",
    "Wheelchair-friendly bus",
  ],
  packages: [
    "Bridal car package, 4 hours, from {price}",
    "Bridal car and family car package, from {price 1.8}",
    "Guest shuttle service, from {price 1.3}",
    "Whole-day convoy package, from {price 2.8}",
    "Airport transfer service, from {price 0.4}",
  ],
  teams: ["2 drivers", "5 drivers", "6-10 people"],
  leads: ["2 weeks to 6 months", "1 to 5 months", "3 months for December"],
  awards: [
    "Wheels at the Vaal concours, best in class",
    "SATSA bonded member",
    "Safe operator certificate 2024",
    "Tourism licence, all provinces",
  ],
  captions: [
    "Polished by six",
    "On the oak road",
    "The convoy",
    "Ribbons on",
    "Last run home",
    "Waiting at the church",
  ],
};
