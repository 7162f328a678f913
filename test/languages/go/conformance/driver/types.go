package driver

import (
	"encoding/json"
	"errors"
	"reflect"
	"sync"

	"golden.test/core"
)

// typeEntry is a type expression of the table of types. Declared types are there by their names in the SDK.
type typeEntry struct {
	Kind   string     `json:"kind"`
	Scalar string     `json:"scalar"`
	Name   string     `json:"name"`
	Value  any        `json:"value"`
	Items  *typeEntry `json:"items"`
	Values *typeEntry `json:"values"`
	Inner  *typeEntry `json:"inner"`
}

type propertyEntry struct {
	Wire     string    `json:"wire"`
	Accessor string    `json:"accessor"`
	Type     typeEntry `json:"type"`
	Required bool      `json:"required"`
}

type variantEntry struct {
	Name     string    `json:"name"`
	Accessor string    `json:"accessor"`
	Type     typeEntry `json:"type"`
	Tags     []any     `json:"tags"`
}

// declaredEntry is what a declared type is: an object, an enum or a union.
type declaredEntry struct {
	Kind       string          `json:"kind"`
	Name       string          `json:"name"`
	Properties []propertyEntry `json:"properties"`
	Extra      *typeEntry      `json:"extra"`
	Base       string          `json:"base"`
	Cases      []struct {
		Accessor string `json:"accessor"`
	} `json:"cases"`
	Tag      *string        `json:"tag"`
	Variants []variantEntry `json:"variants"`
}

type resultEntry struct {
	Value *typeEntry `json:"value"`
	Item  *typeEntry `json:"item"`
}

type typesTable struct {
	Types    map[string]*declaredEntry `json:"types"`
	Results  map[string]resultEntry    `json:"results"`
	Errors   map[string]*typeEntry     `json:"errors"`
	Webhooks map[string]*typeEntry     `json:"webhooks"`
}

// Types are those of an SDK: the table of their names, and what only code of its package can name.
type Types struct {
	// Table is JSON.
	Table string
	// Constants are those of enums, by the names of the type and of the constant.
	Constants map[string]map[string]any
	// Makers are the constructors of variants, by the names of the union and of its field.
	Makers map[string]map[string]any
	// Visits send visitors to unions, by their names.
	Visits map[string]func(union any, visit *Visit) error
	// Bodies read the typed bodies of declared errors, by the names of these.
	Bodies map[string]func(error) any
	// Nullables are all types of that kind.
	Nullables []Nullable

	once      sync.Once
	read      typesTable
	nullables map[reflect.Type]Nullable
}

// table is what is known of the types. It is read when it is first needed, which is not in every process.
func (t *Types) table() *typesTable {
	t.once.Do(func() {
		if err := json.Unmarshal([]byte(t.Table), &t.read); err != nil {
			fail("the table of types cannot be read: %v", err)
		}
		t.nullables = map[reflect.Type]Nullable{}
		for _, nullable := range t.Nullables {
			t.nullables[nullable.of] = nullable
		}
	})
	return &t.read
}

func (t *Types) declared(name string) *declaredEntry {
	entry, ok := t.table().Types[name]
	if !ok {
		fail("the table has no type %s", name)
	}
	return entry
}

func (t *Types) nullable(of reflect.Type) (Nullable, bool) {
	t.table()
	found, ok := t.nullables[of]
	return found, ok
}

// Nullable makes and reads the values of a core.Nullable.
type Nullable struct {
	of, inner reflect.Type
	null      func() reflect.Value
	value     func(inner reflect.Value) reflect.Value
	read      func(nullable reflect.Value) (inner reflect.Value, presence string)
}

// NullableOf finds the type of a value.
func NullableOf[T any](core.Nullable[T]) Nullable {
	return Nullable{
		of:    reflect.TypeFor[core.Nullable[T]](),
		inner: reflect.TypeFor[T](),
		null:  func() reflect.Value { return reflect.ValueOf(core.Null[T]()) },
		value: func(inner reflect.Value) reflect.Value { return reflect.ValueOf(core.Value(inner.Interface().(T))) },
		read: func(nullable reflect.Value) (reflect.Value, string) {
			n := nullable.Interface().(core.Nullable[T])
			value, ok := n.Get()
			expected := otherOf[T]()
			if ok {
				expected = value
			}
			if or := n.Or(otherOf[T]()); !reflect.DeepEqual(or, expected) {
				fail("Get gives %v and %v, and Or %v", value, ok, or)
			}
			return reflect.ValueOf(&value).Elem(), presenceOf(ok, n.IsNull(), n.IsZero())
		},
	}
}

// otherOf is a value that is not zero, where the type is a pointer or a basic one.
func otherOf[T any]() (other T) {
	switch v := reflect.ValueOf(&other).Elem(); {
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case v.Kind() == reflect.String:
		v.SetString("other")
	case v.CanInt():
		v.SetInt(5)
	case v.CanFloat():
		v.SetFloat(5)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	}
	return other
}

// presenceOf is what the accessors of a Nullable say together. It is none of these where they contradict each other.
func presenceOf(isPresent, isNull, isAbsent bool) string {
	switch {
	case isPresent && !isNull && !isAbsent:
		return "present"
	case isNull && !isPresent && !isAbsent:
		return "null"
	case isAbsent && !isPresent && !isNull:
		return "absent"
	}
	return "contradiction"
}

// BodyOf reads the typed body of a declared error.
func BodyOf[E interface {
	error
	Body() B
}, B any](err error) any {
	var declared E
	if !errors.As(err, &declared) {
		return nil
	}
	return declared.Body()
}

// Visit is what a visitor of a union saw.
type Visit struct {
	variant string
	value   any
	tag     string
	raw     json.RawMessage
}

// See notes a variant.
func (v *Visit) See(variant string, value any) error {
	v.variant, v.value = variant, value
	return nil
}

// SeeUnknown notes a variant that is not declared.
func (v *Visit) SeeUnknown(tag string, raw json.RawMessage) error {
	v.variant, v.tag, v.raw = "unknown", tag, raw
	return nil
}
