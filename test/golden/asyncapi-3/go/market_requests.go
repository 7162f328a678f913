package prices

// ConnectMarketRequest is what Connect takes.
type ConnectMarketRequest struct {
	// Which market.
	Market *MarketMarket `json:"-" path:"market" default:"stocks"`
}
