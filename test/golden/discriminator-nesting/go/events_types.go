package nesting

import (
	"encoding/json"

	"example.com/nesting/core"
)

// Event is one of several types: just one of its pointers is set.
type Event struct {
	// Type is the value of the property type, which tells the variants apart.
	Type      string     `sdk:"tag" json:"type"`
	UserEvent *UserEvent `union:"user.added,user.removed"`
	Login     *Login     `union:"login"`
	Job       *Job       `union:"job.print,job.mail,job.letter"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Event) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Event) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewEventFromUserEvent makes the variant UserEvent of Event.
func NewEventFromUserEvent(v *UserEvent) Event {
	return Event{Type: "user.added", UserEvent: v}
}

// NewEventFromLogin makes the variant Login of Event.
func NewEventFromLogin(v *Login) Event {
	return Event{Type: "login", Login: v}
}

// NewEventFromJob makes the variant Job of Event.
func NewEventFromJob(v *Job) Event {
	return Event{Type: "job.print", Job: v}
}

// EventVisitor has a method for each variant of Event, and one for those that are not known.
type EventVisitor interface {
	VisitUserEvent(*UserEvent) error
	VisitLogin(*Login) error
	VisitJob(*Job) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Event) Accept(visitor EventVisitor) error {
	switch {
	case v.UserEvent != nil:
		return visitor.VisitUserEvent(v.UserEvent)
	case v.Login != nil:
		return visitor.VisitLogin(v.Login)
	case v.Job != nil:
		return visitor.VisitJob(v.Job)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// UserEvent: By the same property.
type UserEvent struct {
	// Type is the value of the property type, which tells the variants apart.
	Type        string       `sdk:"tag" json:"type"`
	UserAdded   *UserAdded   `union:"user.added"`
	UserRemoved *UserRemoved `union:"user.removed"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v UserEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UserEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewUserEventFromUserAdded makes the variant UserAdded of UserEvent.
func NewUserEventFromUserAdded(v *UserAdded) UserEvent {
	return UserEvent{Type: "user.added", UserAdded: v}
}

// NewUserEventFromUserRemoved makes the variant UserRemoved of UserEvent.
func NewUserEventFromUserRemoved(v *UserRemoved) UserEvent {
	return UserEvent{Type: "user.removed", UserRemoved: v}
}

// UserEventVisitor has a method for each variant of UserEvent, and one for those that are not known.
type UserEventVisitor interface {
	VisitUserAdded(*UserAdded) error
	VisitUserRemoved(*UserRemoved) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v UserEvent) Accept(visitor UserEventVisitor) error {
	switch {
	case v.UserAdded != nil:
		return visitor.VisitUserAdded(v.UserAdded)
	case v.UserRemoved != nil:
		return visitor.VisitUserRemoved(v.UserRemoved)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Login: By another property, inside one value of the first.
type Login struct {
	Type string   `json:"type" const:"login"`
	By   *LoginBy `json:"by,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Login) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Login) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Job: A parent with heirs, one of which has heirs.
type Job struct {
	// Type is the value of the property type, which tells the variants apart.
	Type      string     `sdk:"tag" json:"type"`
	PrintJob  *PrintJob  `union:"job.print"`
	MailJob   *MailJob   `union:"job.mail"`
	LetterJob *LetterJob `union:"job.letter"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Job) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Job) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewJobFromPrintJob makes the variant PrintJob of Job.
func NewJobFromPrintJob(v *PrintJob) Job {
	return Job{Type: "job.print", PrintJob: v}
}

// NewJobFromMailJob makes the variant MailJob of Job.
func NewJobFromMailJob(v *MailJob) Job {
	return Job{Type: "job.mail", MailJob: v}
}

// NewJobFromLetterJob makes the variant LetterJob of Job.
func NewJobFromLetterJob(v *LetterJob) Job {
	return Job{Type: "job.letter", LetterJob: v}
}

// JobVisitor has a method for each variant of Job, and one for those that are not known.
type JobVisitor interface {
	VisitPrintJob(*PrintJob) error
	VisitMailJob(*MailJob) error
	VisitLetterJob(*LetterJob) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Job) Accept(visitor JobVisitor) error {
	switch {
	case v.PrintJob != nil:
		return visitor.VisitPrintJob(v.PrintJob)
	case v.MailJob != nil:
		return visitor.VisitMailJob(v.MailJob)
	case v.LetterJob != nil:
		return visitor.VisitLetterJob(v.LetterJob)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// UserAdded is a type of the API.
type UserAdded struct {
	Type string `json:"type" const:"user.added"`
	Name string `json:"name"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v UserAdded) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UserAdded) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// UserRemoved is a type of the API.
type UserRemoved struct {
	Type   string  `json:"type" const:"user.removed"`
	Reason *string `json:"reason,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v UserRemoved) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UserRemoved) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// LoginBy is one of several types: just one of its pointers is set.
type LoginBy struct {
	// Type is the value of the property method, which tells the variants apart.
	Type     string    `sdk:"tag" json:"method"`
	Password *Password `union:"password"`
	Token    *Token    `union:"token,key"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v LoginBy) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *LoginBy) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewLoginByFromPassword makes the variant Password of LoginBy.
func NewLoginByFromPassword(v *Password) LoginBy {
	return LoginBy{Type: "password", Password: v}
}

// NewLoginByFromToken makes the variant Token of LoginBy.
func NewLoginByFromToken(v *Token) LoginBy {
	return LoginBy{Type: "token", Token: v}
}

// LoginByVisitor has a method for each variant of LoginBy, and one for those that are not known.
type LoginByVisitor interface {
	VisitPassword(*Password) error
	VisitToken(*Token) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v LoginBy) Accept(visitor LoginByVisitor) error {
	switch {
	case v.Password != nil:
		return visitor.VisitPassword(v.Password)
	case v.Token != nil:
		return visitor.VisitToken(v.Token)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Password is a type of the API.
type Password struct {
	Method string `json:"method" const:"password"`
	Tries  *int64 `json:"tries,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Password) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Password) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Token is a type of the API.
type Token struct {
	Method TokenMethod `json:"method"`
	Scope  *string     `json:"scope,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Token) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Token) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// TokenMethod is a value of a list, which can grow.
type TokenMethod string

// The declared values of TokenMethod.
const (
	TokenMethodToken TokenMethod = "token"
	TokenMethodKey   TokenMethod = "key"
)

// Known reports whether the value is one that the definition declares.
func (v TokenMethod) Known() bool {
	switch v {
	case TokenMethodToken, TokenMethodKey:
		return true
	}
	return false
}

// JobBase: A parent with heirs, one of which has heirs.
type JobBase struct {
	Type string  `json:"type"`
	ID   *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v JobBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *JobBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PrintJob is a type of the API.
type PrintJob struct {
	Type  string  `json:"type"`
	ID    *string `json:"id,omitzero"`
	Pages *int64  `json:"pages,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PrintJob) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PrintJob) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// MailJob is a type of the API.
type MailJob struct {
	Type string  `json:"type"`
	ID   *string `json:"id,omitzero"`
	To   *string `json:"to,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v MailJob) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MailJob) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// LetterJob is a type of the API.
type LetterJob struct {
	Type  string  `json:"type"`
	ID    *string `json:"id,omitzero"`
	To    *string `json:"to,omitzero"`
	Stamp *string `json:"stamp,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v LetterJob) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *LetterJob) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
