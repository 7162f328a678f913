# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Writes bodies by their kind.
      module Bodies
        class << self
          # `declared` is the descriptor of the body.
          def write(declared, value)
            case declared[:kind]
            when 'json' then PreparedBody.of_text(declared[:media_type] || 'application/json', Json.write(value.json))
            when 'text' then text(declared, value)
            when 'form' then FormBody.write(declared, value)
            when 'multipart' then MultipartBody.write(declared, value)
            when 'binary' then binary(declared, value)
            else envelope(Json.write(value.json))
            end
          end

          private

          def text(declared, value)
            json = value.json
            raise Errors::ConfigurationError, 'the body must not be nil' if Json.nothing?(json)

            PreparedBody.of_text(declared[:media_type] || 'text/plain; charset=utf-8', Values.text(json))
          end

          def binary(declared, value)
            given = value.key && value.values.get(value.key)
            raise Errors::ConfigurationError, 'the body must be a file' if given.nil?

            file = Files.of(given)
            type = declared[:media_type] || '*'
            type = file.content_type || (type.include?('*') ? 'application/octet-stream' : type)
            PreparedBody.new(type, RequestBody.new([file]))
          end

          # A message of the Connect protocol: a byte of flags, four of the length, then JSON.
          def envelope(message)
            PreparedBody.of_text('application/connect+json', [0, message.bytesize].pack('CN') + message.b)
          end
        end
      end
    end
  end
end
