type CategoryKeywords = { readonly words: string; readonly kinds: Readonly<Record<string, string>> };

/** Synonyms by slug, `kinds` by subcategory. Whole words match without capitals, accents and hyphens. */
export const categoryKeywords: Readonly<Record<string, CategoryKeywords>> = {
  venues: {
    words:
      "venue, wedding venue, wedding venues, reception venue, reception venues, ceremony venue, function venue, place to marry, place to get married, trouplek, trouplekke, trouvenue, trouvenues, venue vir troue, onthaalplek, onthaalplekke, troulokaal, lokaal, lokale",
    kinds: {
      "Wine estates": "wine farm, wine farms, winery, wineries, vineyard, vineyards, wynplaas, wynplase, wynlandgoed",
      "Country and farm venues":
        "farm venue, country venue, country venues, farm venues, barn venue, plaasvenue, plaastroue, barn wedding, farm wedding",
      "Beach venues": "beach wedding, strandtroue, strandvenue",
      "Bush and game lodges":
        "game lodge, game lodges, bush lodge, bush lodges, safari lodge, bush venue, bosveld venue, lodge, lodges",
      "Hotels and conference centres":
        "hotel, hotels, conference centre, conference centres, guest house, guest houses",
      "Gardens and forests": "garden venue, garden venues, forest venue, forest venues, garden wedding, forest wedding",
      "Community and church halls":
        "hall, halls, church hall, community hall, community halls, saal, sale, kerksaal, gemeenskapsaal, iholo",
      "Marquee sites": "marquee venue, marquee venues",
    },
  },
  photographers: {
    words:
      "photographer, photography, photos, photo, photographs, pictures, wedding photos, fotograaf, fotograwe, fotografie, fotos, troufotograaf, troufotograwe, troufotos, troufotografie",
    kinds: {
      Documentary: "documentary photographer, documentary photography, photojournalist",
      "Fine art": "fine art photographer, fine art photography",
      "Drone photography": "drone photographer, drone photos, aerial photography",
      "Engagement shoots": "engagement shoot, engagement photos, couple shoot, verlooffotos",
      "Traditional ceremonies": "",
      Elopements: "elopement photographer",
    },
  },
  videographers: {
    words:
      "videographer, videography, video, videos, wedding video, wedding videos, wedding film, wedding films, filmmaker, film maker, filmmakers, cinematographer, cinematographers, videograaf, videograwe, videografie, trouvideo, trouvideos",
    kinds: {
      "Cinematic films": "cinematic film",
      "Documentary films": "documentary film",
      "Same-day edits": "same day edit",
      "Drone films": "drone video, drone videographer, drone footage",
      "Live streaming": "live stream, livestream, livestreaming, streaming",
    },
  },
  "djs-and-mcs": {
    words:
      "dj, djs, deejay, deejays, disc jockey, disc jockeys, wedding dj, wedding djs, mc, mcs, emcee, emcees, master of ceremonies, programme director, dj and mc, djs and mcs, disco, seremoniemeester, seremoniemeesters, platejoggie",
    kinds: {
      DJs: "",
      MCs: "",
      "DJ and MC together": "",
      "Sound and lighting": "sound, pa system, sound hire, sound system, klank, lighting and sound, klank en beligting",
      "Amapiano and house": "amapiano, amapiano dj, house dj",
    },
  },
  "bands-and-musicians": {
    words:
      "band, bands, live band, musician, musicians, live music, music, saxophonist, saxophonists, saxophone player, saxophone players, sax player, wedding band, wedding singer, wedding singers, orchestra, orkes, orkeste, musiek, musikant, musikante",
    kinds: {
      "Live bands": "",
      Jazz: "jazz band, jazz bands, jazz trio, jazz singer",
      "String quartets":
        "string quartet, string trio, violinist, violinists, violin, cellist, harpist, strykkwartet, violis",
      "Marimba and drumming": "marimba, marimba band, marimba bands, drummers, drumming",
      "Choirs and gospel": "choir, choirs, gospel choir, gospel singer, gospel, koor, kore, ikhwaya",
      "Solo singers and guitarists":
        "singer, singers, vocalist, vocalists, soloist, guitarist, guitarists, solo singer, pianist, sanger, sangers, sangeres, kitaarspeler",
    },
  },
  caterers: {
    words:
      "caterer, catering, food, wedding food, wedding catering, wedding caterer, wedding caterers, chef, chefs, private chef, cooks, spysenier, spyseniers, spyseniering, kos, ukudla",
    kinds: {
      "Braai and spit": "braai, spit braai, spitbraai, spit roast, braaier, lamb on the spit, skaap op die spit",
      "Plated dinners": "plated dinner, plated meals",
      "Buffets and harvest tables":
        "buffet, buffets, harvest table, harvest tables, oestafel, grazing table, grazing tables",
      "Cape Malay and halaal": "cape malay, cape malay catering, cape malay food",
      "Indian cuisine": "indian food, indian catering, indian caterer, curry",
      "Traditional African food": "traditional food, african food",
      "Food trucks": "food truck, kostrok",
      "Vegan and vegetarian": "vegan, vegetarian, vegan catering, vegan caterer, vegan food, vegetarian catering",
    },
  },
  "cakes-and-desserts": {
    words:
      "cake, cakes, wedding cake, dessert, desserts, baker, bakers, bakery, bakeries, cake maker, cake makers, cake baker, cake bakers, patisserie, koek, koeke, troukoek, troukoeke, bakker, bakkers, bakkery, koekbakker, nagereg, nageregte, ikhekhe, ikeyiki",
    kinds: {
      "Wedding cakes": "",
      "Cupcakes and macarons": "cupcake, cupcakes, macaron, macarons, kolwyntjies",
      "Dessert tables": "dessert table, sweet table, nageregtafel",
      "Traditional sweets and koeksisters": "koeksister, koeksisters, mithai, indian sweets, traditional sweets",
      "Halaal and eggless cakes": "eggless cake, eggless cakes, halaal cake, halaal cakes, halal cake, halal cakes",
    },
  },
  florists: {
    words:
      "florist, flower, flowers, wedding flowers, floral, floral designer, floral designers, wedding florist, wedding florists, blomme, troublomme, bloemis, bloemiste, blommewinkel, blommerangskikker, izimbali, iintyatyambo",
    kinds: {
      "Bridal bouquets": "bouquet, bouquets, bridal bouquet, bruidsruiker, bruidsruikers, ruiker, ruikers",
      "Fynbos and protea": "fynbos, proteas, fynbos flowers, protea flowers",
      "Ceremony arches": "ceremony arch, flower arch, floral arch, wedding arch",
      "Table flowers": "centrepieces, centrepiece",
      "Dried flowers": "dried flower, droeblomme",
      "Garlands and mala": "garland, garlands, mala, malas",
    },
  },
  "decor-and-hire": {
    words:
      "decor, wedding decor, decorator, decorators, decorations, decoration, wedding decorator, wedding decorators, hire, hiring, party hire, dekor, troudekor, versiering, versierings, verhuring, huur, stylist, event stylist",
    kinds: {
      "Furniture hire":
        "furniture, chair hire, chairs, table hire, chairs and tables, tables and chairs, stoele, tafels en stoele",
      "Marquees and stretch tents":
        "marquee, marquees, marquee hire, tent, tents, tent hire, stretch tent, stretch tents, bedouin tent, markies, markiestent, tente, markiestente, itende",
      "Draping and lighting": "draping, lighting, fairy lights, drapering, beligting",
      "Tableware and linen": "tableware, linen, linen hire, crockery, cutlery, glassware, tafeldoeke, breekware",
      "Traditional decor": "",
      "Mandaps and stages": "mandap, mandaps, stage hire, stage decor",
    },
  },
  "wedding-planners": {
    words:
      "wedding planner, planner, planners, planning, wedding planning, event planner, event planners, coordinator, coordinators, wedding coordinator, wedding coordinators, co-ordinator, wedding co-ordinator, organiser, wedding organiser, troubeplanner, troubeplanners, troukoördineerder, koördineerder, beplanner",
    kinds: {
      "Full planning": "full wedding planning",
      "Day-of coordination":
        "day of coordinator, day of coordination, on the day coordinator, on the day coordination, month of coordinator",
      "Traditional weddings": "traditional wedding planner",
      "Destination weddings": "destination wedding, destination wedding planner",
      "Elopement planning": "elopement planner",
    },
  },
  "hair-and-makeup": {
    words:
      "hair, makeup, make-up, mua, makeup artist, makeup artists, make-up artist, make-up artists, hair and make-up, hair stylist, hair stylists, hairdresser, hairdressers, hairstylist, hairstylists, beautician, beauticians, beauty, grimering, grimeerkunstenaar, grimeerkunstenaars, grimeur, haarkapper, haarkappers, hare, hare en grimering, haarstilis",
    kinds: {
      "Bridal makeup": "bridal make-up, bridal mua, bruidsgrimering, wedding makeup, wedding make-up",
      "Bridal hair": "wedding hair, bruidshare, updo",
      "Natural hair and braids": "braids, braider, natural hair, plaits",
      "Mehndi and henna": "mehndi, mehendi, henna, henna artist, mehndi artist",
      "Groom's grooming": "barber, barbers, grooming, groom grooming, barbier",
    },
  },
  "bridal-wear": {
    words:
      "wedding dress, wedding dresses, bridal dress, bridal dresses, wedding gown, wedding gowns, bridal gown, bridal gowns, gown, gowns, dress, dresses, brides dress, brides dresses, bride dress, bridal shop, bridal boutique, bridal, dressmaker, dressmakers, trourok, trourokke, bruidsrok, bruidsrokke, bruidsdrag, bruidswinkel",
    kinds: {
      "Made to measure": "",
      "Ready to wear": "",
      "Dress hire": "wedding dress hire, gown hire, dress rental, trourok huur",
      "Veils and accessories": "veil, veils, tiara, tiaras, sluier, sluiers",
      "Bridesmaids' dresses":
        "bridesmaid dress, bridesmaid dresses, bridesmaids, flower girl dress, flower girl dresses, strooimeisierokke, strooimeisies",
    },
  },
  menswear: {
    words:
      "suit, suits, tuxedo, tuxedos, tux, groom suit, groom suits, mens wear, men's suits, troupak, troupakke, manspak, manspakke",
    kinds: {
      "Tailored suits": "tailor, tailors, tailored suit, bespoke suit, bespoke suits, kleremaker",
      "Suit hire": "suit rental, tuxedo hire, pakke huur, pak huur, tux hire",
      "Shoes and accessories": "",
      "Sherwanis and kurtas": "sherwani, sherwanis, kurta, kurtas",
    },
  },
  "traditional-wear": {
    words:
      "attire, wedding attire, traditional clothes, traditional clothing, traditional attire, traditional dress, traditional dresses, traditional outfits, african attire, tradisionele drag, umembeso attire",
    kinds: {
      "Zulu attire":
        "zulu traditional attire, traditional zulu attire, zulu wear, zulu dress, isidwaba, isicholo, zulu outfits",
      "Xhosa umbhaco":
        "umbhaco, xhosa attire, xhosa traditional attire, traditional xhosa attire, xhosa wear, xhosa dress",
      "Sotho seshoeshoe":
        "seshoeshoe, shweshwe, shweshwe dress, shweshwe dresses, sotho attire, sotho traditional attire, traditional sotho attire, sotho dress",
      "Venda and Tsonga attire":
        "venda attire, tsonga attire, venda traditional attire, tsonga traditional attire, venda dress, tsonga dress, minwenda, xibelani",
      "Ndebele attire": "ndebele traditional attire, ndebele dress, ndebele wear",
      "Saris and lehengas": "sari, saris, saree, sarees, lehenga, lehengas",
      "Modern African designs": "african print, african dress, african dresses",
    },
  },
  jewellery: {
    words:
      "jeweller, jewellers, jewelry, jeweler, jewelers, ring, rings, wedding ring, wedding rings, juwelier, juweliers, juwele, juweliersware, trouring, trouringe",
    kinds: {
      "Engagement rings": "engagement ring, diamond ring, diamond rings, verloofring, verloofringe",
      "Wedding bands": "",
      "Custom design": "custom ring, custom rings, custom jewellery",
      "Bridal jewellery": "",
      Beadwork: "beads, beaded jewellery, krale, kralewerk, ubuhlalu",
    },
  },
  transport: {
    words:
      "wedding car, wedding cars, car hire, car, cars, wedding transport, chauffeur, chauffeurs, limo, limos, limousine, limousines, troumotor, troumotors, vervoer, trouvervoer, motor, motors",
    kinds: {
      "Vintage and classic cars":
        "vintage car, vintage cars, classic car, classic cars, oldtimer, vintage car hire, classic car hire, klassieke motors",
      "Luxury cars": "luxury car, luxury car hire",
      "Guest shuttles and buses": "shuttle, shuttles, guest shuttle, bus, buses, bus hire, minibus, taxi, taxis",
      "Horse carriages": "horse carriage, horse and carriage, carriage, carriages, perdekar, perdekoets",
      "Motorbikes and scooters": "motorbike, motorbikes, scooter, scooters",
    },
  },
  "stationery-and-invitations": {
    words:
      "invitation, invitations, wedding invitation, wedding invitations, invite, invites, stationery, wedding stationery, uitnodiging, uitnodigings, trou-uitnodigings, trouuitnodigings, troukaartjies, save the date, save the dates",
    kinds: {
      "Printed invitations": "printed invites",
      "Digital invitations": "digital invitation, digital invite, digital invites, e-invite, online invitations",
      Calligraphy: "calligrapher, calligraphers, kalligrafie",
      "Signs and seating charts": "signage, wedding signs, seating chart, seating plan, welcome sign",
      "Favours and gifts": "favours, wedding favours, gifts, wedding gifts, bedankgeskenke, geskenke",
    },
  },
  "marriage-officers": {
    words:
      "marriage officer, celebrant, celebrants, officiant, officiants, wedding officiant, wedding officiants, pastor, pastors, minister, ministers, priest, priests, reverend, predikant, predikante, dominee, dominees, huweliksbevestiger, huweliksbevestigers, huweliksbeampte",
    kinds: {
      "Civil ceremonies": "civil ceremony, civil marriage, magistrate",
      "Christian ministers": "christian minister, umfundisi, moruti",
      "Muslim imams": "imam, imams, moulana, nikah",
      "Hindu priests": "hindu priest, pandit, pundit",
      "Jewish rabbis": "rabbi, rabbis",
      "Customary marriages": "customary marriage",
      "Same-sex and civil unions": "civil union, civil unions, same sex marriage, gay wedding",
    },
  },
  "mobile-bars": {
    words:
      "mobile bar, bar, bars, bar hire, bar service, bartender, bartenders, barman, barmen, drinks, mobiele kroeg, mobiele kroee, kroeg, drankies",
    kinds: {
      "Cocktail bars": "cocktail bar, cocktails, mixologist, cocktail bartender",
      "Gin and wine bars": "gin bar, gin bars, wine bar",
      "Craft beer": "beer, craft beer bar",
      "Coffee carts": "coffee cart, coffee bar, barista, baristas, mobile coffee, koffiekar, koffie",
      "Alcohol-free bars": "mocktails, mocktail bar, alcohol free bar",
    },
  },
  "photo-booths": {
    words: "photo booth, photobooth, photobooths, photo booth hire, selfie booth, fotobooth, fotohokkie, fotohokkies",
    kinds: {
      "Open-air booths": "open air booth",
      "360 video booths": "360 booth, 360 video booth, 360 booths",
      "Magic mirrors": "magic mirror, mirror booth",
      "Vintage booths": "vintage booth",
      "Audio guest books": "audio guest book, audio guestbook, audio guestbooks, voice guestbook",
    },
  },
};

/** A line of nothing else is sorted by price. */
export const cheap = "cheap, cheaper, cheapest, affordable, inexpensive, low cost, goedkoop, goedkope, goedkoopste";

/** Words of a query without meaning for the search. */
export const fillers =
  "a, an, the, my, our, your, for, with, and, or, of, who, that, some, any, all, best, top, good, great, nice, local, professional, wedding, weddings, umshado, imishado, " +
  "i, am, we, need, want, looking, look, find, search, is, are, me, us, please, services, service, company, companies, someone, somebody, available, allowed, allows, allow, permitted, welcome, friendly, bring, bride, brides, price, prices, pricing, cost, costs, budget, rates, how, much, does, do, plays, play, makes, make, offers, speaks, speaking, speak, can, has, have, " +
  `${cheap}, ` +
  "die, n, vir, met, en, of, ons, my, beste, goeie, bekostigbare, toegelaat, welkom, bruid, plaaslike, troue, trou, bruilof, ek, soek, benodig, asseblief, dienste, iemand, beskikbaar, prys, pryse, koste, praat";

/** Longest first where one begins another. */
export const prepositions =
  "close to, next to, in and around, in or near, outside of, in, near, on, along, at, around, outside, by, from, naby, rondom, om, te, buite, uit";

/** The visitor's own location, which the query doesn't contain. */
export const here =
  "near me, nearby, close to me, around me, in my area, close by, near here, here, naby my, in my omgewing, hier";
