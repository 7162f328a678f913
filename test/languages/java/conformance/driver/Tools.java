package driver;

/** What translates messages and results of an SDK. */
record Tools(Table table, Options options, Making making, Shown shown) {}
