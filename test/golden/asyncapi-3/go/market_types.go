package prices

import (
	"encoding/json"

	"example.com/prices/core"
)

// MarketMarket: Which market.
type MarketMarket string

// The declared values of MarketMarket.
const (
	MarketMarketStocks MarketMarket = "stocks"
	MarketMarketBonds  MarketMarket = "bonds"
)

// Known reports whether the value is one that the definition declares.
func (v MarketMarket) Known() bool {
	switch v {
	case MarketMarketStocks, MarketMarketBonds:
		return true
	}
	return false
}

// WebsocketSubscribe is a type of the API.
type WebsocketSubscribe struct {
	ID     int64  `json:"id"`
	Symbol string `json:"symbol"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketSubscribe) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketSubscribe) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketSubscribed is a type of the API.
type WebsocketSubscribed struct {
	ID int64 `json:"id"`
	Ok bool  `json:"ok"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketSubscribed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketSubscribed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketTick is a type of the API.
type WebsocketTick struct {
	Symbol string  `json:"symbol"`
	Price  float64 `json:"price"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketTick) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketTick) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// MarketChannelEvent: A message of the server.
type MarketChannelEvent struct {
	Subscribed *WebsocketSubscribed `union:""`
	Tick       *WebsocketTick       `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v MarketChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MarketChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewMarketChannelEventFromSubscribed makes the variant Subscribed of MarketChannelEvent.
func NewMarketChannelEventFromSubscribed(v *WebsocketSubscribed) MarketChannelEvent {
	return MarketChannelEvent{Subscribed: v}
}

// NewMarketChannelEventFromTick makes the variant Tick of MarketChannelEvent.
func NewMarketChannelEventFromTick(v *WebsocketTick) MarketChannelEvent {
	return MarketChannelEvent{Tick: v}
}

// MarketChannelEventVisitor has a method for each variant of MarketChannelEvent, and one for those that are not known.
type MarketChannelEventVisitor interface {
	VisitSubscribed(*WebsocketSubscribed) error
	VisitTick(*WebsocketTick) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v MarketChannelEvent) Accept(visitor MarketChannelEventVisitor) error {
	switch {
	case v.Subscribed != nil:
		return visitor.VisitSubscribed(v.Subscribed)
	case v.Tick != nil:
		return visitor.VisitTick(v.Tick)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
