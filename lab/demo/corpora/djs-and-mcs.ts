import { roster, type Corpus } from "../corpus.ts";

export const djsAndMcs: Corpus = {
  slug: "djs-and-mcs",
  roster: roster(`
Sipho Sound | Sipho Ndlovu | Durban, KwaZulu-Natal | DJs | zulu | 12 | I have played for makotis from Umlazi to Umhlanga, and I know that the gogos choose when the dance floor opens. Maskandi first, then gqom, then whatever your cousins think they invented.
DJ Boitie & the Desk | Boitumelo Tau | Soweto, Gauteng | Amapiano and house | tswana | 2 | The log drum comes in at nine and not before, because your mother asked nicely.
Protea Sound & Light | Craig Anderson | Gqeberha, Eastern Cape | Sound and lighting | english | 23 | We light rooms softly and speakers hide behind flowers. You hear every word of the speeches, and so does the back table.
Oom Gert se Disko | Gert Botes | Potchefstroom, North West | DJ and MC together | afrikaans | 12 | Sokkie, langarm and that one song by Kurt Darren that nobody admits to. Ek speel alles.
MC Thandolwethu | Thandolwethu Sibiya | Johannesburg, Gauteng | MCs | zulu | 23 | Three languages, no jokes about lobola prices, and the programme runs on time. Ask the last three hundred couples.
Spinmaster Naeem | Naeem Hoosain | Laudium, Gauteng | DJ and MC together | muslim | 2 | Nasheeds for the entrance, Bollywood for the aunties and no music at all while people eat, if that is your way.
Langa Lounge Sound | Mzi Tshabalala | Langa, Western Cape | Amapiano and house | xhosa | 12 | Amapiano at Langa price, with a rig that fills a hall and a smile that fills the rest.
DJ Kiran Events | Kiran Moodley | Phoenix, KwaZulu-Natal | DJs | tamil | 2 | A dhol player, a laser and a playlist of four generations. I cut off at twelve, or when the hall does.
Boland Beats | Wikus Nel | Worcester, Western Cape | Sound and lighting | afrikaans | 2 | Wine cellars echo. We have spent ten years learning how to stop them.
MC Tebogo Live | Tebogo Ramokgopa | Polokwane, Limpopo | MCs | pedi | 12 | I can hold a tent of eight hundred with one microphone and no script, but I always bring the script.
Karoo Kitaar & Decks | Danie Visagie | Kimberley, Northern Cape | DJ and MC together | afrikaans | 12 | I drive to any farm north of the Orange with two speakers on the bakkie and a spare generator on the trailer.
Maseru Road Mixes | Palesa Letsie | Ladybrand, Free State | DJs | sotho | 1 | Famo for the elders, house for the cousins, and a smoke machine that the priest has agreed to.
Lowveld Vibe | Sifiso Mabuza | White River, Mpumalanga | Amapiano and house | swati | 2 | From Barberton to Komatipoort we are the ones with the yellow van and the good subwoofers.
Queen D Decks | Danai Mkhize | Sandton, Gauteng | DJs | zulu | 34 | Vinyl, afro house and old jazz, mixed by hand. The dance floor is never empty, and never a contest.
~ Snoekie Sounds | Ricardo Abrahams | Hout Bay, Western Cape | DJ and MC together | kaaps | 1 | Old-school R&B and a bit of jazz for people who can really dance.
  `),
  starts: [3_500, 7_500, 14_000, 28_000],
  ways: [
    "We meet a fortnight before to go through your must-plays, your never-plays and the pronunciation of every surname.",
    "{first} brings two of everything: two mixers, two laptops, two microphones. In {events} weddings the spare has been used four times and noticed once.",
    "Set-up is done two hours before the first guest and the cables are taped, covered and out of the way of heels.",
    "The sound for the ceremony, a lapel microphone for the officer and a quiet playlist for supper are in the price.",
    "You get the programme on one page, agreed with the caterer and the photographer before the day.",
    "Load shedding is planned for: our inverter runs the whole rig for five hours.",
    "Requests come by message to a number on the tables, and the bride has a veto.",
  ],
  services: [
    "DJ for the reception",
    "MC in three languages",
    "Ceremony sound",
    "Wireless microphones",
    "Dance-floor lighting",
    "Battery rig for outdoors",
    "Smoke and cold sparks",
    "Programme planning",
  ],
  specialties: [
    "Amapiano",
    "Langarm and sokkie",
    "Bollywood and bhangra",
    "Afro house",
    "Maskandi",
    "Old-school R&B",
    "Bilingual MC",
    "Gospel",
  ],
  packages: [
    "Reception package, 6 hours, from {price}",
    "DJ and MC package, from {price 1.4}",
    "Ceremony sound service, from {price 0.45}",
    "Two-day family package, from {price 1.9}",
    "Lighting service, from {price 0.5}",
  ],
  teams: ["Just me", "2 people", "3 people"],
  leads: ["2 to 8 months", "1 to 6 months", "Short notice often possible"],
  awards: [
    "Campus radio DJ of the year 2019",
    "Best Wedding MC, Umzansi Events 2023",
    "SAMPRA licensed",
    "Red Bull Thre3Style city finalist",
  ],
  captions: [
    "Nine o'clock",
    "The entrance song",
    "Ready for the speeches",
    "Lights on the stretch tent",
    "Sokkie",
    "One more, said everybody",
  ],
};
